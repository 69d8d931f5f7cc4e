export default function chip(): number;
export declare const named = 2;
