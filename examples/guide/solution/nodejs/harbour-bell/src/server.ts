import { createServer } from 'node:http';
import { clsx } from 'clsx';

const server = createServer((_, response) => response.end(clsx('ding', 'dong')));

server.listen(0, () => {
  console.log('The bell is ready.');
  server.close();
});
