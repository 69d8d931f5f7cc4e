/// <reference path="./globals.d.ts" />
export declare const green: string;

export { }
