export declare const load: () => Promise<typeof Minutes>;

declare namespace Minutes {
    export {
        minutes
    }
}

declare const minutes: Record<string, number>;

export { }
