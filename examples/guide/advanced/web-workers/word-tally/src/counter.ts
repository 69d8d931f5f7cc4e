import { words } from './words';

self.onmessage = ({ data }) => self.postMessage(words(data).length);
