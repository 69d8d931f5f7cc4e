/** On the process, since Docusaurus loads the configuration's modules anew for each language. */
const kept = ((globalThis as {siteBuild?: Map<string, unknown>}).siteBuild ??= new Map());

/** What `make` returned when it was first asked for under this key. */
export function oncePerProcess<Value>(key: string, make: () => Value): Value {
  if (!kept.has(key)) {
    kept.set(key, make());
  }
  return kept.get(key) as Value;
}
