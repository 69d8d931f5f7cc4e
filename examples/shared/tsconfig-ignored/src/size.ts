export const enum Size {
  Small,
  Big,
}

export enum Mood {
  Calm,
}
