import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SeatPicker } from 'seat-ui';

const require = createRequire(import.meta.url);
for (const Picker of [SeatPicker, require('seat-ui').SeatPicker]) {
  console.log(renderToStaticMarkup(createElement(Picker, { seats: ['A1'], cents: 900 })));
}
