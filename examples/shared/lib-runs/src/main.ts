export default function chip(): number {
  return 1;
}

export const named = 2;
