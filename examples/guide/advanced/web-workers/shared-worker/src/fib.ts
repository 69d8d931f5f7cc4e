import { say } from './say';

self.onmessage = () => say('fib');
