import { useState } from 'react';

export function Dial() {
  const [turns, setTurns] = useState(0);

  return (
    <button css={{ color: 'teal' }} onClick={() => setTurns(turns + 1)}>
      {turns}
    </button>
  );
}
