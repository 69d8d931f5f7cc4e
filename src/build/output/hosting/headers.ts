export type Header = readonly [name: string, value: string];

/** What hosts and browsers keep: names with a hash of the content never change what they hold. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

/** What an answer says that no search engine shall keep. */
export const notIndexedHeader: Header = ['X-Robots-Tag', 'noindex'];

/** What every answer of the site says, beside its caching. */
export function headersOf(policy: string): Header[] {
  return [
    // No page of the site is shown in a frame of another one; a page cannot say that itself.
    ['Content-Security-Policy', `${policy}; frame-ancestors 'none'`],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}
