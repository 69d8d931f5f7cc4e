export const start = (): number => {
  console.log('start');
  return 72;
};
