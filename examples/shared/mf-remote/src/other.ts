export const other: string = 'other chip';
