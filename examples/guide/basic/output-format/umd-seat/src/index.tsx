import React from 'react';
import { createRoot } from 'react-dom/client';

export const Seat = ({ code }: { code: string }) => <button className="seat">{code}</button>;
export const mount = (place: Element) => createRoot(place).render(<Seat code="C4" />);
