import fs from 'node:fs';

console.log('archive of types:', fs.existsSync('dist/@mf-types.zip'));
