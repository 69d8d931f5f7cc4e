import { useEffect, useState } from 'react';

export function Legend() {
  const [wide, setWide] = useState(false);

  useEffect(() => setWide(window.innerWidth > 600), []);
  return <p>{wide ? 'Seats and prices' : 'Seats'}</p>;
}
