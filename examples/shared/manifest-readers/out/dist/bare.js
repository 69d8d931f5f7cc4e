console.log('wave effect');

export {};
