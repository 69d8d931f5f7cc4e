declare const stage: string;
