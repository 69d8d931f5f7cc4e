const startCounter = ()=>new Worker(new URL("./counter.js", import.meta.url), {
        type: "module"
    });
export { startCounter };
