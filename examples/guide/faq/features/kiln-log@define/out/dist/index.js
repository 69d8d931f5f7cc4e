const limits = {
    max: 1300,
    clay: "stoneware",
    isTest: 'test' === process.env.NODE_ENV
};
export { limits };
