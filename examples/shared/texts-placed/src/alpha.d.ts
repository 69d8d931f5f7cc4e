declare module 'alpha' {
  export const alpha: string;
}
