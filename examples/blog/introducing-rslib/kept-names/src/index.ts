const startOfTide = (hoursBeforeNoon: number) => 12 - hoursBeforeNoon;
export const firstTide = (offsetInHours: number) => [startOfTide(offsetInHours), startOfTide];
