import { build } from 'vite';

const lib = { entry: 'src/index.js', formats: ['es'], fileName: 'index' };
try {
  await build({ logLevel: 'silent', build: { lib } });
} catch (error) {
  console.log(error.message);
}
