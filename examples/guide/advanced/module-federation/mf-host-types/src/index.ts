export * from './chip';
