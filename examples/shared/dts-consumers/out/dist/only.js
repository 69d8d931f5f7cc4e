function boil(cups) {
    return 3 * cups;
}
export default boil;
