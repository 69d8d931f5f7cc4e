import { say } from './say';

self.onconnect = () => say('chat');
