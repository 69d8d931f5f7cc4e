import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Legend } from './dist/Legend.js';

console.log(renderToString(createElement(Legend)));
