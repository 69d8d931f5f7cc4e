console.log('setup runs');
export const unused = 1;
