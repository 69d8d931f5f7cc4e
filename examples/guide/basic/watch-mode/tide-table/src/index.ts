export const nextTide = (tides: number[], now: number) =>
  tides.find((tide) => tide > now) ?? tides[0];
