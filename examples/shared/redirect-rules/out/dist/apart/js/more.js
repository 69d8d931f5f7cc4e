const more = 1;
export { more };
