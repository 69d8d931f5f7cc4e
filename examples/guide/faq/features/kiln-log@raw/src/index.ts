import schema from './schema.sql' with { type: 'text' };

export const statements = schema.split(';');
