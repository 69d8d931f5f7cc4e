export const forms = async () => (await import('form-kit')).fields;
export { plain } from './plain';
