export declare const load: () => Promise<typeof import("./part.js")>;
