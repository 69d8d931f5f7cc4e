export const enum Level {
  Low = 1,
}
export enum Side {
  Left = 1,
}
export const Mood = { Calm: 1 } as const;
