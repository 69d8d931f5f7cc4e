export interface Tide {
  harbour: string;
  minutes: number;
}

/** The next high tide: about 12 hours and 25 minutes after the last one. */
export function nextTide(tide: Tide): Tide {
  return { ...tide, minutes: tide.minutes + 745 };
}

export default nextTide;
