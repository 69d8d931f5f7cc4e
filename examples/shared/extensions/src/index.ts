const never = 'gone';
const shown = (value: unknown) => value;

console.log(shown(process.env.NODE_ENV));
console.log(shown(12));
