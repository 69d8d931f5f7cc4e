import { id } from 'dev-kit';

self.postMessage(id());
