export * from './eclipse';
