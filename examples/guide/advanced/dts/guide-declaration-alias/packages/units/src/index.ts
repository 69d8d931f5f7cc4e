export interface Heat {
  celsius: number;
}
