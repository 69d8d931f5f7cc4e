export const green: string = 'sencha';
