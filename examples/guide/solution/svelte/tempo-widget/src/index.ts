import { mount, unmount } from 'svelte';
import Tempo from './Tempo.svelte';

export function tempo(target: Element, props: { bpm?: number }): () => Promise<void> {
  const component = mount(Tempo, { target, props });
  return () => unmount(component);
}
