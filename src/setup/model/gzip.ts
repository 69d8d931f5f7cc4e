import {gzipSync, strToU8} from 'fflate';

/** @returns bytes after gzip. The same library counts in Node.js and in browsers, whose own ones differ by some bytes. */
export const gzipSize = (code: string): number => gzipSync(strToU8(code), {level: 9}).length;
