import { realpathSync } from 'node:fs';

export const tide = (): string => 'high';

const script = process.argv[1];
if (script && realpathSync(script) === import.meta.filename) console.log(tide());
