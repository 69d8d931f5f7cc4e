import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Legend } from './dist/index.js';

console.log(renderToString(createElement(Legend)));
