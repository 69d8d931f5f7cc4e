import { rsbuild, rspack, version } from '@rslib/core';

console.log(version, rsbuild.version, rspack.rspackVersion);
