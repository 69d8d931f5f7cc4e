export interface Chip {
  text: string;
}
