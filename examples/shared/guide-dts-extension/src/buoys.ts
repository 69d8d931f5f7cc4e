export const buoys: string[] = [];
