export interface Tide {
  high: number;
}
