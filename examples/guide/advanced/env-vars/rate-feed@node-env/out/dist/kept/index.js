function convert(amount, rate) {
    if ('production' !== process.env.NODE_ENV && rate <= 0) console.warn('rate-feed: a rate must be above zero');
    return amount * rate;
}
export { convert };
