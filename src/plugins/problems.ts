import {Joi} from '@docusaurus/utils-validation';

/** Makes the schema of an object. A key that it does not have is refused with a list of those that it has. */
export const objectOf = (keys: Joi.PartialSchemaMap): Joi.ObjectSchema =>
  Joi.object(keys).messages({
    'object.unknown': `{{#label}} is not a known key. Allowed: ${Object.keys(keys).join(', ')}`,
  });

/** Lists what is wrong with a value, a line for each problem: place, key, what is allowed, what was found. */
export function problemsOf(schema: Joi.Schema, value: unknown, place: string): string[] {
  const {error} = schema.validate(value, {abortEarly: false, convert: false});
  return (error?.details ?? []).map(
    ({message, context}) =>
      `${place}: ${message}. Found: ${String(JSON.stringify(context?.value)).slice(0, 100)}`,
  );
}
