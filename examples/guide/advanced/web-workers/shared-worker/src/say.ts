export const say = (text: string): void => console.log(text);
