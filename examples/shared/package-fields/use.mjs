import 'tides';
await import('tides/dist/chunk.js');
