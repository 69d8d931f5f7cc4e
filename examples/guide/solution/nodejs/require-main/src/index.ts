export const tide = () => 'high';
if (require.main === module) console.log(tide());
