import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.watch = (path) => {
  const text = "ENOSPC: System limit for number of file watchers reached, watch '" + path + "'";
  throw Object.assign(new Error(text), { errno: -28, syscall: 'watch', code: 'ENOSPC', path });
};
syncBuiltinESMExports();
