// npm run compress: puts a compressed copy beside each file of the build that gains by one, for servers that send
// files as they are: nginx with gzip_static and brotli_static, Caddy with "precompressed".
import {runCommand} from './commandLine.mjs';
import {compressFolder, zstdCompress} from './compressFolder.mjs';
import {buildFolder, requireBuild} from './site.mjs';

runCommand(async () => {
  requireBuild();
  const {files, before, after} = await compressFolder(buildFolder);
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
