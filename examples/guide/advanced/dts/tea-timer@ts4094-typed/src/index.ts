export interface Pot {
  pour(): string;
}

const pot = (name: string): (new () => Pot) =>
  class {
    protected label(): string {
      return name;
    }

    pour(): string {
      return this.label();
    }
  };

export const Teapot = pot('sencha');
