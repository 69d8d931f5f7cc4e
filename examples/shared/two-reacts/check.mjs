import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

for (const name of ['peer', 'copy']) {
  const { Seat } = await import(`./dist/${name}/index.js`);
  try {
    console.log(name, renderToString(createElement(Seat)));
  } catch ({ message }) {
    console.log(name, message);
  }
}
