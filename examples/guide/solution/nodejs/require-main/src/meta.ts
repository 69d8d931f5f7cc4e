export const tide = () => 'high';
if (import.meta.main) console.log('meta: high');
