import React from 'react';
import { createRoot } from 'react-dom/client';

export const mount = (place: Element) => createRoot(place).render(<p>Seats</p>);
