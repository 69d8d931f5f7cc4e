export interface Range {
  other: number;
}
