/** Text as it was before it was put into an address. What no address can hold is left as it was typed. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The key that all spellings of one route share: decoded, lower case, without a trailing slash, `.html` or `/index`,
 * however often they were added. `/GUIDE/Start/index.html` → `/guide/start`
 */
export function routeKey(pathname: string): string {
  let key = `/${decode(pathname).toLowerCase()}`.replace(/\/{2,}/g, '/');
  for (let previous = ''; previous !== key;) {
    previous = key;
    key = key.replace(/(?:\/index|\.html|\/)$/, '');
  }
  return key === '' ? '/' : key;
}
