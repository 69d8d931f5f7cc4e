module.exports = { spoon: 15 };
