export declare const load: () => Promise<unknown>;
