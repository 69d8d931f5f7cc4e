import { fire } from './dist/index.js';

try {
  fire();
} catch (error) {
  console.log(error.stack.split('\n')[1]);
}
