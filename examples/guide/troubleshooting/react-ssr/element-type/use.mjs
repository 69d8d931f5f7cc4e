import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Badge, { Label } from 'badge';

const html = (type) => {
  try {
    return renderToStaticMarkup(createElement(type));
  } catch (error) {
    return error.message;
  }
};
console.log('default:', html(Badge));
console.log('default.default:', html(Badge.default ?? 'p'));
console.log('named:', html(Label));
