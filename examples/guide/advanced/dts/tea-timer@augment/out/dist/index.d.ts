export declare const green: string;

export { }
