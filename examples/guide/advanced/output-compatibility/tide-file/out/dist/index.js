async function load(file) {
    if ("u" < typeof window) {
        const { readFile } = await import("node:fs/promises");
        return readFile(file, 'utf8');
    }
    return (await fetch(file)).text();
}
export { load };
