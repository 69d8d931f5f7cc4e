// @ts-check
// npm run compress: puts a compressed copy beside each file of the build that gains by one, for servers that send
// files as they are: nginx with gzip_static and brotli_static, Caddy with "precompressed".
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {runCommand, UsageError} from './commandLine.mjs';
import {compressFolder, zstdCompress} from './compressFolder.mjs';

const directory = fileURLToPath(new URL('../../build', import.meta.url));

runCommand(async () => {
  if (!fs.existsSync(path.join(directory, 'index.html'))) {
    throw new UsageError('There is no built site in build. Run "npm run build:release" first.');
  }
  const {files, before, after} = await compressFolder(directory);
  const sizes = Object.entries({'as they are': before, ...after}).map(
    ([name, bytes]) => `${name} ${(bytes / 1e6).toFixed(1)} MB`,
  );
  console.log(`${files} files: ${sizes.join(', ')}`);
  if (!zstdCompress) {
    console.log(
      `No .zst files: Node.js ${process.version} does not support Zstandard, but 22.15 and later do.`,
    );
  }
});
