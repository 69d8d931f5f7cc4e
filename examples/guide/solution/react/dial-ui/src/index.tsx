import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

export function Dial(): VNode {
  const [turns, setTurns] = useState(0);

  return <button onClick={() => setTurns(turns + 1)}>{turns}</button>;
}
