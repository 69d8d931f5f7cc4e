/**
 * Makes an attribute that ties markup to behaviour. Components spread it and client modules select by it, so that a renamed
 * one does not compile in either.
 *
 * @returns a function from a value to props, with the selector
 */
export function marker(name: `data-${string}`) {
  const toProps = (value: string | number = '') => ({[name]: value});
  return Object.assign(toProps, {
    selector: `[${name}]`,
    /** @returns the element's value; null where it has no such attribute */
    read: (element: Element): string | null => element.getAttribute(name),
  });
}
