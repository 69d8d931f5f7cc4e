declare global {
  interface String {
    steep(): number;
  }
}

export const green: string = 'sencha';
