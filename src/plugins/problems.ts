import type {Joi} from '@docusaurus/utils-validation';
import leven from 'leven';

interface Description {
  keys?: Record<string, Description>;
  items?: Description[];
  matches?: {schema?: Description}[];
}

/** Of the object itself, or of the object among several types. */
const keysOf = ({keys, matches = []}: Description): Description['keys'] =>
  keys ?? matches.find(({schema}) => schema?.keys)?.schema?.keys;

/** Keys that a schema allows at a path. */
function allowedKeys(schema: Joi.Schema, path: readonly (string | number)[]): string[] {
  const found = path.reduce<Description | undefined>(
    (at = {}, part) => (typeof part === 'number' ? at.items?.[0] : keysOf(at)?.[part]),
    schema.describe() as Description,
  );
  return Object.keys((found && keysOf(found)) ?? {});
}

/** The key that was probably meant: a third of its letters may be wrong. */
function nearest(key: string, known: readonly string[]): string | undefined {
  const distance = (other: string): number => leven(key.toLowerCase(), other.toLowerCase());
  const [best] = known.toSorted((a, b) => distance(a) - distance(b));
  return best !== undefined && distance(best) <= Math.max(1, key.length / 3) ? best : undefined;
}

const maxLength = 100;

function written(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Lists what is wrong with a value, a line for each problem: file, key, what is allowed, what was found. */
export function problemsOf(schema: Joi.Schema, value: unknown, file: string): string[] {
  const {error} = schema.validate(value, {abortEarly: false, convert: false});
  return (error?.details ?? []).map(({type, path, message, context}) => {
    const found = context?.value as unknown;
    if (type !== 'object.unknown') {
      return `${file}: ${message.replace(/\.$/, '')}${found === undefined ? '' : `. Found: ${written(found)}`}`;
    }
    const known = allowedKeys(schema, path.slice(0, -1));
    const meant = nearest(String(path.at(-1)), known);
    return (
      `${file}: "${path.join('.')}" is not a known key${meant ? ` (did you mean "${meant}"?)` : ''}. ` +
      `Allowed: ${known.join(', ')}. Found: ${written(found)}`
    );
  });
}
