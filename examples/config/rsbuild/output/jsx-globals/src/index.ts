import { jsx } from 'react/jsx-runtime';

console.log(jsx('p', {}));
