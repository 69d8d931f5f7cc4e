export * from './nowhere';
