/* What a reader has typed, kept over the reload that isolates the page, for this tab only. */

export interface Edit {
  readonly path: string;
  /** The text of the sample. An answer that changes it puts the edit aside, and one that brings it back the edit, too. */
  readonly original: string;
  readonly code: string;
}

export interface Session {
  readonly edits: readonly Edit[];
  /** Whether the tool is to run again after a reload. */
  readonly isOn: boolean;
  /** Whether the page reloads to be isolated. */
  readonly isIsolating?: boolean;
}

const key = 'setup-live';

/** @returns what is kept in this tab; nothing where storage is denied or damaged */
export function readSession(): Session {
  try {
    const {edits, isOn, isIsolating} = JSON.parse(sessionStorage.getItem(key) ?? '') as Session;
    return {edits: [...edits], isOn, isIsolating};
  } catch {
    return {edits: [], isOn: false};
  }
}

/** Keeps it, if storage is not denied. */
export function writeSession(session: Session): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(session));
  } catch {
    // The edits hold until the page is left.
  }
}

const isOf =
  ({path, code}: {path: string; code: string}) =>
  (edit: Edit) =>
    edit.path === path && edit.original === code;

type Files = readonly {readonly path: string; readonly code: string}[];

/** @returns the files with the edits that belong to them */
export const applyEdits = (files: Files, edits: readonly Edit[]) =>
  files.map((file) => ({path: file.path, code: edits.find(isOf(file))?.code ?? file.code}));

/** @returns the edits without those of these files */
export const withoutEdits = (files: Files, edits: readonly Edit[]): Edit[] =>
  edits.filter((edit) => !files.some((file) => isOf(file)(edit)));

/** @returns the edits with one more, or without it where the text is the sample's again */
export function addEdit(edits: readonly Edit[], edit: Edit): Edit[] {
  const others = withoutEdits([{path: edit.path, code: edit.original}], edits);
  return edit.code === edit.original ? others : [...others, edit];
}
