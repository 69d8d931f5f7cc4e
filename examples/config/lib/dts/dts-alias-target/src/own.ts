export interface Colour { red: number }
