export const nonce = () => APP_NONCE ?? 1;
