import {memfs} from '@napi-rs/wasm-runtime/fs';

globalThis.fileSystem = memfs();

/** The file system of the worker: the binding's threads and the tool read and write the same files. */
export const {fs} = globalThis.fileSystem;

/** Writes a file and the folders around it. @param {string} file @param {string} text */
export function writeFile(file, text) {
  fs.mkdirSync(file.slice(0, file.lastIndexOf('/')) || '/', {recursive: true});
  fs.writeFileSync(file, text);
}
