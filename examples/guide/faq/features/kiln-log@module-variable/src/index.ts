declare const APP_NONCE: string | undefined;

export const nonce = (): string | undefined => APP_NONCE;
