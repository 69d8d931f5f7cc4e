import schema from './schema.sql?raw';
export const text = schema;
