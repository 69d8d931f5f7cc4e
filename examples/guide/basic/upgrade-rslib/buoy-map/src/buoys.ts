export const buoys: string[] = ['red', 'green'];
