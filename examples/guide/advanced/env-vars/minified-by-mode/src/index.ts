export const convert = (amount: number) => {
  if (process.env.NODE_ENV !== 'production') console.log('checked');
  return amount * 2;
};
