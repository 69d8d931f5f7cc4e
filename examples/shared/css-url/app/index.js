import url from 'themes/theme.css?url';

console.log('app:', url);
