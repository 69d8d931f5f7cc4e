function listed(cents) {
    return {
        all: cents.map((one)=>one / 100)
    };
}
export { listed };
