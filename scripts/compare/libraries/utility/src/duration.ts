const units = {ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000} as const;

/** A unit of time: `ms`, `s`, `m`, `h` or `d`. */
export type Unit = keyof typeof units;

/** Milliseconds, or a text such as `90s` or `1h30m`. */
export type Duration = number | `${number}${Unit}` | (string & {});

/** Returns a duration in milliseconds. */
export function toMilliseconds(duration: Duration): number {
  if (typeof duration === 'number') {
    return duration;
  }
  let total = 0;
  const rest = duration.replaceAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g, (_, amount, unit: Unit) => {
    total += Number(amount) * units[unit];
    return '';
  });
  if (rest.trim() !== '' || duration.trim() === '') {
    throw new RangeError(`Not a duration: "${duration}"`);
  }
  return total;
}
