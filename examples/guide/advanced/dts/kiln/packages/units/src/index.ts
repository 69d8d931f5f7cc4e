export interface Heat {
  celsius: number;
}

export const cone = (heat: Heat): number => Math.round(heat.celsius / 100);
