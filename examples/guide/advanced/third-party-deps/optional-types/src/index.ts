export const title = (): string => "Ferry";
