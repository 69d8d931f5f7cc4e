export const line = async (length: number): Promise<string> => (await import('dot-kit')).dot().repeat(length);
