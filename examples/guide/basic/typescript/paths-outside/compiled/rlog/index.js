export const log = (text) => console.log(text);
