const last = [
    1
].at(-1);
export { last };
