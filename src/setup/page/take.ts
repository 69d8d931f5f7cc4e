import type {ShownFile} from './Files';

/** @param name of the folder @returns commands for a POSIX shell that write the project and build it */
export function toScript(name: string, project: readonly ShownFile[]): string {
  const folders = new Set(
    project.map(({path}) => `${name}/${path.slice(0, Math.max(0, path.lastIndexOf('/')))}`),
  );
  // Ends each file, and occurs in none: a text of a link must not become a command.
  let end = 'END_OF_FILE';
  while (project.some(({code}) => code.includes(end))) {
    end += '_';
  }
  return [
    `mkdir -p ${[...folders].join(' ')} && cd ${name}`,
    ...project.map(({path, code}) => `cat > ${path} <<'${end}'\n${code.trimEnd()}\n${end}`),
    'npm install && npm run build\n',
  ].join('\n');
}

/** @returns what to paste into the chat of an assistant that can write files */
export function toPrompt(introduction: string, project: readonly ShownFile[]): string {
  const files = project.map(({path, code}) => `${path}\n\`\`\`\n${code.trimEnd()}\n\`\`\``);
  return [introduction, ...files].join('\n\n');
}

/** Downloads the project as a .zip of one folder, with the library that writes such files. */
export async function download(name: string, project: readonly ShownFile[]): Promise<void> {
  const {strToU8, zipSync} = await import('fflate');
  const entries = project.map(({path, code}) => [`${name}/${path}`, strToU8(code)] as const);
  const archive = zipSync(Object.fromEntries(entries));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([archive], {type: 'application/zip'}));
  link.download = `${name}.zip`;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
