import react from 'react/package.json' with { type: 'json' };

export const testedWith: string = react.version;
