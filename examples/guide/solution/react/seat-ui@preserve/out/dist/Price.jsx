function Price({ cents }) {
    return <output>{`€ ${(cents / 100).toFixed(2)}`}</output>;
}
export { Price };
