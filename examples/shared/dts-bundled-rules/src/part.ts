export interface Part {
  part: number;
}
