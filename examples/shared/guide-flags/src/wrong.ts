export * from './absent';
