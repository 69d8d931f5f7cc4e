const shown = (value)=>value;
console.log(shown(process.env.NODE_ENV));
console.log(shown(12));
export { };
