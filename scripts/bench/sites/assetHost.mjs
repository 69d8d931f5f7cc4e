// @ts-check
// cspell:ignore IHDR IDAT IEND
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import {cacheRoot} from '../lib/paths.mjs';

/**
 * Stands in for the host of the tool family's pictures, which no machine without a network can ask:
 * a page whose pictures fail would be marked down for errors that its readers never see. The port is
 * fixed, because it is part of the built pages.
 */
export const assetHost = {port: 41_873, origin: 'http://127.0.0.1:41873'};

/** Of the background's stand-in: noise, which no format compresses, so about 170 KB. In pixels. */
const size = {width: 320, height: 180};

/**
 * @param {string} type four letters
 * @param {Buffer} data
 */
function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(zlib.crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PNG of noise, the same at each call. Source of the format: https://www.w3.org/TR/png-3/ */
function noise() {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  // Eight bits a channel, three channels.
  header.set([8, 2], 8);
  let state = 1;
  const rows = Buffer.alloc(size.height * (1 + size.width * 3));
  rows.forEach((_, index) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // Each row begins with its filter, none.
    rows[index] = index % (1 + size.width * 3) === 0 ? 0 : state >>> 24;
  });
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', zlib.deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#c2410c"/></svg>';

/**
 * Writes the pictures of the landing page (`src/config/landing.ts`).
 *
 * @returns {string} the folder to serve
 */
export function writeAssetHost() {
  const directory = path.join(cacheRoot, 'asset-host');
  const files = {
    'rspack/assets/landingpage-background-compressed.png': noise(),
    'rslib/rslib-logo.svg': logo,
  };
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(directory, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }
  return directory;
}
