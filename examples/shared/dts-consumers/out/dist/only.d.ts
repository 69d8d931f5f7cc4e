export default function boil(cups: number): number;
