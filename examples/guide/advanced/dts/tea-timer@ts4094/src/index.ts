const pot = (name: string) =>
  class {
    protected label(): string {
      return name;
    }
  };

export const Teapot = pot('sencha');
