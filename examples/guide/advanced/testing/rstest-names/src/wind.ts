export const wind = (): string => "west";
