/** Settings that the browser does not get: those of the build, which no component reads, and of highlighting. */
export const unsent = {
  siteConfig: [
    ...['markdown', 'onBrokenAnchors', 'onBrokenLinks', 'onDuplicateRoutes', 'plugins', 'presets'],
    ...['ssrTemplate', 'staticDirectories', 'themes'],
  ],
  themeConfig: ['prism'],
} as const;

/** A copy that throws where a setting is read that the browser does not have. */
export function withoutUnsent<Settings extends object>(
  kind: keyof typeof unsent,
  settings: Settings,
): Settings {
  const refused = unsent[kind].map((name) => {
    const get = (): never => {
      throw new Error(`${kind}.${name} is not sent to the browser.`);
    };
    return [name, {get, enumerable: false}] as const;
  });
  return Object.defineProperties({...settings}, Object.fromEntries(refused));
}
