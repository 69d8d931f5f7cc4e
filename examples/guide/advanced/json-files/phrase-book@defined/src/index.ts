declare const PACKAGE_VERSION: string;

export const version: string = PACKAGE_VERSION;
