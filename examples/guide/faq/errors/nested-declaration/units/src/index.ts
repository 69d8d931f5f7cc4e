export interface Unit {
  name: string;
}
