export const spread = (rest) => ({ ...rest });
export class Oven {
  #heat = 1;
  heat = () => this.#heat;
}
export const bake = async () => 1;
