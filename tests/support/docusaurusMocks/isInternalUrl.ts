export function hasProtocol(url: string): boolean {
  return /^(?:[A-Za-z][A-Za-z\d+.-]*:|\/\/)/.test(url);
}

export default function isInternalUrl(url: string | undefined): boolean {
  return url !== undefined && !hasProtocol(url);
}
