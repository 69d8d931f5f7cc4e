export const tone = (score = 0): string => (score >= 50 ? 'good' : 'poor');
