/** Global, because Docusaurus loads the configuration's modules again for each language. */
const kept = ((globalThis as {siteBuild?: Map<string, unknown>}).siteBuild ??= new Map());

/** Calls `make` once per process and key. @returns the value of the first call */
export function oncePerProcess<Value>(key: string, make: () => Value): Value {
  if (!kept.has(key)) {
    kept.set(key, make());
  }
  return kept.get(key) as Value;
}
