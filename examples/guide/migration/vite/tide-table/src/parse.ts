export interface Tide {
  time: string;
  metres: number;
}

export function parse(text: string): Tide[] {
  return text.split('\n').map((line) => {
    const [time = '', metres] = line.split(' ');
    return { time, metres: Number(metres) };
  });
}
