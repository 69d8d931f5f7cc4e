const door = await import('./dist/index.cjs');

console.log(door.example(), typeof door.default, door.default.default());
