import { leaves, type Leaf } from 'leaf-kinds';
import { minutes } from './brew/minutes';

export type { Leaf };

/** Seconds until the tea is ready. */
export function steep(name: string): number {
  const leaf = leaves.find((entry: Leaf) => entry.name === name);

  return (leaf ? minutes[leaf.kind] : 3) * 60;
}
