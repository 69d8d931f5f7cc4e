declare const RELEASE: string;
export const release = RELEASE;
