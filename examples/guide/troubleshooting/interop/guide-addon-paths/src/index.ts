export * from 'many-paths';
