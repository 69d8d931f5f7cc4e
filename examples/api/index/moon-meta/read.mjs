import path from 'node:path';

import { loadConfig } from '@rslib/core';

const loaded = await loadConfig({ command: 'release', meta: { edition: 'almanac' } });

console.log(path.basename(loaded.filePath), loaded.content.lib);
