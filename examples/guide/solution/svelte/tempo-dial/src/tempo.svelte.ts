export interface Tempo {
  readonly bpm: number;
  tap(at: number): void;
}

export function createTempo(start = 120): Tempo {
  let bpm = $state(start);
  let last: number | undefined;

  return {
    get bpm() {
      return bpm;
    },
    tap(at) {
      if (last !== undefined) bpm = Math.round(60_000 / (at - last));
      last = at;
    },
  };
}
