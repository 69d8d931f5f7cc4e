export const harbours: string[] = ['Brest', 'Cuxhaven'];
