export interface Shelf {
  width: number;
}
