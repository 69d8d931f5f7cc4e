export const at = (list: number[], place: number): number | undefined => list.at(place);
