declare const APP_NONCE: string;
declare const APP_HASH: string;
export const nonce = () => APP_NONCE;
export const hash = () => APP_HASH;
