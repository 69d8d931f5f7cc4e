export const tide = (): string => 'high';

if (require.main === module) console.log(tide());
