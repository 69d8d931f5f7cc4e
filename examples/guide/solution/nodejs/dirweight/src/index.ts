import { stat } from 'node:fs/promises';
import { walk } from './walk';

export interface Weight {
  files: number;
  bytes: number;
}

export async function weigh(folder: string): Promise<Weight> {
  const weight: Weight = { files: 0, bytes: 0 };
  for await (const file of walk(folder)) {
    weight.files += 1;
    weight.bytes += (await stat(file)).size;
  }
  return weight;
}
