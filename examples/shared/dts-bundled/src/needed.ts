export interface Needed {
  needed: number;
}
