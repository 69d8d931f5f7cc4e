export interface Entry {
  text: string;
}
export declare const log: (text: string) => void;
