import fs from 'node:fs';

export default ({ command }) => {
  fs.appendFileSync('log.txt', command + ' ' + process.env.NODE_ENV + '\n');
  return { lib: [{ id: 'a' }, { id: 'b', format: 'cjs' }, { id: 'c', output: { distPath: 'dist/c' } }] };
};
