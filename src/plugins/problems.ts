import {Joi} from '@docusaurus/utils-validation';

/** Makes the schema of an object. A key that it does not have is refused with a list of those that it has. */
export const objectOf = (keys: Joi.PartialSchemaMap): Joi.ObjectSchema =>
  Joi.object(keys).messages({
    'object.unknown': `{{#label}} is not a known key. Allowed: ${Object.keys(keys).join(', ')}`,
  });

/** @returns a value of a configuration as a message names it */
export const shorten = (value: unknown): string => String(JSON.stringify(value)).slice(0, 100);

/** Lists what is wrong with a value, a line for each problem: place, key, what is allowed, what was found. */
export function problemsOf(schema: Joi.Schema, value: unknown, place: string): string[] {
  const {error} = schema.validate(value, {abortEarly: false, convert: false});
  return (error?.details ?? []).map(
    ({message, context}) => `${place}: ${message}. Found: ${shorten(context?.value)}`,
  );
}

/** @throws Error with all problems, if there are any */
export function stopIfAny(what: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error([`${what} that cannot be built:`, ...problems].join('\n  '));
  }
}
