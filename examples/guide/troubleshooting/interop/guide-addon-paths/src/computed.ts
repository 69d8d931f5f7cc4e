export * from 'many-paths/computed.js';
