import {memfs} from '@napi-rs/wasm-runtime/fs';

/** The file system of the worker: the binding's threads and the tool read and write the same files. */
export const {fs} = memfs();

/** Writes a file and the folders around it. @param {string} file @param {string} text */
export function writeFile(file, text) {
  fs.mkdirSync(file.slice(0, file.lastIndexOf('/')) || '/', {recursive: true});
  fs.writeFileSync(file, text);
}

/** @param {string} folder @returns {string[]} the files below a folder, absolute and sorted */
export function filesBelow(folder) {
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(name) : [name];
    })
    .toSorted();
}
