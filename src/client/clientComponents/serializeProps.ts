/** @returns what JSON cannot carry, and what to do; null for plain data */
function problemOf(value: unknown): string | null {
  switch (typeof value) {
    case 'function':
      return 'a function. Define it inside the component';
    case 'symbol':
    case 'bigint':
      return `a ${typeof value}. Pass a string`;
    case 'number':
      return Number.isFinite(value) ? null : `${value}. Pass null or a finite number`;
    case 'object': {
      if (value === null || Array.isArray(value)) {
        return null;
      }
      if ('$$typeof' in value) {
        return 'a React element. Write it between the tags, as the children of the component';
      }
      const prototype: unknown = Object.getPrototypeOf(value);
      return prototype === Object.prototype || prototype === null
        ? null
        : `a ${value.constructor.name}. Pass plain data, such as a string`;
    }
    default:
      return null;
  }
}

/** Writes the props of a client component as JSON. @throws Error that names page, component and prop */
export function serializeProps(
  props: Readonly<Record<string, unknown>>,
  {component, page}: {readonly component: string; readonly page: string},
): string {
  // `this` is the object or list of the key; `value` is what its `toJSON` has made of it.
  return JSON.stringify(props, function check(this: Record<string, unknown>, key, value: unknown) {
    const problem = problemOf(this[key]);
    if (problem) {
      throw new Error(
        `${page}: the prop "${key}" of the client component "${component}" cannot be sent to the browser, because it is ${problem}.`,
      );
    }
    return value;
  });
}
