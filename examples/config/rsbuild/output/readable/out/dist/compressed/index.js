function fits(size) {
    return size <= 2048;
}
export { fits };
