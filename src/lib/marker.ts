/**
 * Makes an attribute that ties markup to behaviour. Components spread it, client modules select by it, so a name that one
 * of them changes does not compile in the other.
 *
 * @returns a function from a value to the attribute, with its selector
 */
export function marker(name: `data-${string}`) {
  return Object.assign((value: string | number = '') => ({[name]: value}), {
    selector: `[${name}]`,
    /** @returns the element's value; null where it has no such attribute */
    of: (element: Element): string | null => element.getAttribute(name),
  });
}
