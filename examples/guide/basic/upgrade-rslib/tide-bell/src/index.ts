export const ring = (bell?: { strokes: number }) => bell?.strokes ?? 8;
