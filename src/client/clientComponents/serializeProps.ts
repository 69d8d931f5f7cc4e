import {isValidElement} from 'react';

/** What JSON carries as it is. By name, because pages are rendered in a context of their own, with other constructors. */
const plainKinds = ['Object', 'Array', 'String', 'Number', 'Boolean'];

/** Writes the props of a component as JSON. @param place names page and component @throws Error that names the prop */
export function serializeProps(props: Readonly<Record<string, unknown>>, place: string): string {
  // `this` is the object or list of the key; `value` is what its `toJSON` has made of it.
  return JSON.stringify(props, function check(this: Record<string, unknown>, key, value: unknown) {
    const own = this[key];
    const kind = isValidElement(own) ? 'React element' : own?.constructor.name;
    if (kind && !plainKinds.includes(kind)) {
      throw new Error(
        `${place}: the prop "${key}" of a client component must be plain data, because it is sent to the browser. Found: ${kind}. Elements can be passed as children.`,
      );
    }
    return value;
  });
}
