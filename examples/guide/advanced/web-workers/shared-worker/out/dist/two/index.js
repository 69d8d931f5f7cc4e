const chat = ()=>new SharedWorker(new URL("./chat.js", import.meta.url), {
        type: "module"
    });
const fib = ()=>new Worker(new URL("./fib.js", import.meta.url), {
        type: "module"
    });
export { chat, fib };
