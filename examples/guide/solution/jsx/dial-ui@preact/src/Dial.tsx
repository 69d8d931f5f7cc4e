import { useState } from 'preact/hooks';

export function Dial() {
  const [turns, setTurns] = useState(0);

  return <button onClick={() => setTurns(turns + 1)}>{turns}</button>;
}
