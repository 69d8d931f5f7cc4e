import fs from 'node:fs';
import semver from 'semver';

const { node } = JSON.parse(fs.readFileSync('node_modules/@rslib/core/package.json')).engines;
const versions = '18.20.8 20.0.0 20.18.3 20.19.0 20.20.2 21.7.3 22.0.0 22.11.0 22.12.0 23.0.0 24.0.0';
console.log(versions.split(' ').filter((one) => semver.satisfies(one, node)).join(', '));
