import kelp from 'kelp/package.json' with { type: 'json' };
export const version = kelp.version;
