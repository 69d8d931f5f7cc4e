import * as React from 'react';

globalThis.React = React;
await import('./dist/index.js');

console.log(globalThis.SeatMap.Seat({ code: 'C4' }).props.children);
