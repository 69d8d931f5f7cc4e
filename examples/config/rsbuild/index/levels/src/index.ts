declare const __DEBUG__: boolean;

export const parse = (text: string): number => {
  if (__DEBUG__) console.debug('parse', text);
  return Number(text);
};
