declare type ClassArray = ClassValue[];

declare type ClassDictionary = Record<string, any>;

declare type ClassValue = ClassArray | ClassDictionary | string | number | bigint | null | boolean | undefined;

export declare const seatClass: (taken: boolean, extra?: ClassValue) => string;

export { }
