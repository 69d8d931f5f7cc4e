/** Names what JSON cannot carry: a function, an element, an instance of a class, NaN. Undefined for plain data. */
function notPlain(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) {
    const isPlain = value === null || ['string', 'boolean', 'undefined'].includes(typeof value);
    return isPlain || Number.isFinite(value) ? undefined : typeof value;
  }
  if ('$$typeof' in value) {
    return 'React element';
  }
  // Pages are rendered in a context of their own, which has another `Object.prototype` than its globals.
  const prototype = Object.getPrototypeOf(value) as object | null;
  const isPlain =
    Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain ? undefined : value.constructor.name;
}

/** Writes the props of a client component as JSON. @throws Error that names page, component and prop */
export function serializeProps(
  props: Readonly<Record<string, unknown>>,
  {component, page}: {readonly component: string; readonly page: string},
): string {
  // `this` is the object or list of the key; `value` is what its `toJSON` has made of it.
  return JSON.stringify(props, function check(this: Record<string, unknown>, key, value: unknown) {
    const kind = notPlain(this[key]);
    if (kind) {
      throw new Error(
        `${page}: the prop "${key}" of the client component "${component}" must be plain data, because it is sent to the browser. Found: ${kind}. Elements can be passed as children.`,
      );
    }
    return value;
  });
}
