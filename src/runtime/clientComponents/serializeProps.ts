/** What a value is, for a message; null when it can be sent. */
function unsendable(value: unknown): string | null {
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

/** Writes the props of a client component as JSON. @throws Error naming page, component and prop that JSON cannot carry */
export function serializeProps(
  props: Readonly<Record<string, unknown>>,
  {component, page}: {readonly component: string; readonly page: string},
): string {
  const parents: unknown[] = [];
  const check = (value: unknown, path: string): void => {
    const problem = parents.includes(value)
      ? 'part of itself. Pass data without cycles'
      : unsendable(value);
    if (problem) {
      throw new Error(
        `${page}: the prop "${path}" of the client component "${component}" cannot be sent to the browser, because it is ${problem}.`,
      );
    }
    if (typeof value === 'object' && value !== null) {
      parents.push(value);
      for (const [key, each] of Object.entries(value)) {
        check(each, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
      }
      parents.pop();
    }
  };
  Object.entries(props).forEach(([name, value]) => check(value, name));
  return JSON.stringify(props);
}
