/*
 * What MDN HTTP Observatory would give a site for its headers: the table of
 * https://github.com/mdn/mdn-http-observatory (src/grader/charts.js), as far as a static site without cookies and
 * without scripts of other hosts can come to it.
 */

/** Below this, no extra points count. */
const extraCreditFrom = 90;

const broad = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/;

type Headers = Readonly<Record<string, string | undefined>>;

function parse(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function forPolicy(text: string | undefined): number {
  if (!text) {
    return -25;
  }
  const policy = parse(text);
  const sources = (name: string): string[] =>
    policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isUnsafe = (source: string): boolean =>
    broad.test(source) || source === 'data:' || source === "'unsafe-inline'";
  const isHttp = (source: string): boolean => /^(?:http|ftp):/.test(source);
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name));
  if (
    sources('script-src').some(isUnsafe) ||
    sources('object-src').some((one) => broad.test(one))
  ) {
    return -20;
  }
  if (active.some(([, list]) => list.some(isHttp))) {
    return -20;
  }
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) {
    return -10;
  }
  if (passive.flatMap(sources).some(isHttp)) {
    return -10;
  }
  if (sources('style-src').some(isUnsafe)) {
    return 0;
  }
  const isClosed = policy.get('default-src')?.join(' ') === "'none'";
  const hasFormAction = /^(?:'none'|'self')$/.test(policy.get('form-action')?.join(' ') ?? '');
  return isClosed && hasFormAction ? 10 : 5;
}

function forTransport(text = ''): number {
  const seconds = Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0);
  return seconds === 0 ? -20 : seconds < 15_768_000 ? -10 : 0;
}

function forReferrer(text: string | undefined): number {
  if (text === undefined) {
    return 0;
  }
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(text)
    ? 5
    : -5;
}

function forFrames(headers: Headers): number {
  const ancestors = parse(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.test(source))) {
    return 5;
  }
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function forResources(text: string | undefined): number {
  if (text === undefined || text === 'cross-origin') {
    return 0;
  }
  return /^same-(?:origin|site)$/.test(text) ? 10 : -5;
}

/** The score of an answer that came over HTTPS, with names of headers in lower case. */
export function observatoryScore(headers: Headers): number {
  const parts = [
    forPolicy(headers['content-security-policy']),
    forTransport(headers['strict-transport-security']),
    forReferrer(headers['referrer-policy']),
    forFrames(headers),
    forResources(headers['cross-origin-resource-policy']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  ];
  const sum = (list: readonly number[]): number => list.reduce((total, part) => total + part, 0);
  const base = 100 + sum(parts.filter((part) => part < 0));
  return Math.max(0, base < extraCreditFrom ? base : base + sum(parts.filter((part) => part > 0)));
}
