export * from 'many-paths/tried.js';
