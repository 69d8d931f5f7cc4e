export const slate = { cone: 10, silica: 0.4 };
