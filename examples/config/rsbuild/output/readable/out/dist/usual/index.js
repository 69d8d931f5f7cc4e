const limit = 2048;
function fits(size) {
    const allowed = size <= limit;
    if (allowed) return true;
    else return false;
}
export { fits };
