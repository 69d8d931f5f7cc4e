function convert(amount, rate) {
    return amount * rate;
}
export { convert };
