export interface Cup {
  millilitres: number;
  /** @internal */
  id: string;
}

/** @internal */
export const limit: number = 400;
