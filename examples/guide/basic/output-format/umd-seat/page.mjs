import * as React from 'react';
import * as ReactDOM from 'react-dom/client';

Object.assign(globalThis, { React, ReactDOM });
await import('./dist/index.js');

console.log(globalThis.SeatMap.Seat({ code: 'C4' }).props.children);
