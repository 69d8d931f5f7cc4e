export interface Inner {
  inner: number;
}
