import {fs, writeFile} from './fileSystem';
import {modules} from './modules';

const folder = '/node_modules/typescript/lib';

/** @param {string} path */
const stat = (path) => fs.statSync(path, {throwIfNoEntry: false});

/** @param {string} path @returns {string[]} */
const namesIn = (path) => (stat(path)?.isDirectory() ? fs.readdirSync(path) : []);

/** The compiler's view of the machine, on the worker's files. */
function createSystem(ts) {
  const absolute = (path) => ts.getNormalizedAbsolutePath(path, process.cwd());
  const isFile = (path) => stat(absolute(path))?.isFile() ?? false;
  const isFolder = (path) => stat(absolute(path))?.isDirectory() ?? false;
  const foldersIn = (path) => namesIn(absolute(path)).filter((name) => isFolder(`${path}/${name}`));
  const entriesOf = (path) => ({
    files: namesIn(absolute(path)).filter((name) => isFile(`${path}/${name}`)),
    directories: foldersIn(path),
  });
  return {
    args: [],
    newLine: '\n',
    useCaseSensitiveFileNames: true,
    write: (text) => process.stdout.write(text),
    readFile: (path) => (isFile(path) ? fs.readFileSync(absolute(path), 'utf8') : undefined),
    writeFile: (path, text) => writeFile(absolute(path), text),
    resolvePath: absolute,
    fileExists: isFile,
    directoryExists: isFolder,
    createDirectory: (path) => fs.mkdirSync(absolute(path), {recursive: true}),
    getExecutingFilePath: () => `${folder}/typescript.js`,
    getCurrentDirectory: () => process.cwd(),
    getDirectories: foldersIn,
    readDirectory: (path, extensions, exclude, include, depth) =>
      ts.matchFiles(
        path,
        extensions,
        exclude,
        include,
        true,
        process.cwd(),
        depth,
        entriesOf,
        (one) => one,
      ),
    deleteFile: (path) => fs.rmSync(absolute(path), {force: true}),
    realpath: (path) => path,
    getEnvironmentVariable: () => '',
    exit() {},
  };
}

/** Makes `require('typescript')` work: loads the compiler and its declarations of the language, once. */
export async function loadTypeScript() {
  if (modules.typescript) {
    return;
  }
  const [{default: ts}, declarations] = await Promise.all([
    import('typescript'),
    fetch(new URL(TYPESCRIPT_DECLARATIONS, location.href)).then((response) => response.json()),
  ]);
  Object.entries(declarations).forEach(([name, text]) => writeFile(`${folder}/${name}`, text));
  ts.setSys(createSystem(ts));
  modules.typescript = () => ts;
}

/** Runs what rsbuild-plugin-dts runs in a process of its own. @returns {Promise<'success' | 'error'>} */
export async function generateDeclarations(options) {
  const [{generateDts}, {logger}] = await Promise.all([
    import('dts-files/dist/dts.js'),
    import('@rsbuild/core'),
  ]);
  try {
    await generateDts(options);
    return 'success';
  } catch (error) {
    logger.error(error);
    return 'error';
  }
}
