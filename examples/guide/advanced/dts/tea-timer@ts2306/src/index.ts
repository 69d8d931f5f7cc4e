Object.assign(globalThis, { teas: ['sencha'] });
