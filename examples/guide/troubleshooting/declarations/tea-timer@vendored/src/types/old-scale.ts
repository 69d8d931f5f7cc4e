export interface Scale {
  grams: number;
}
