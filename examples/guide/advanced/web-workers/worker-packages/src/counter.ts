import { id } from 'id-kit';

self.postMessage(id());
