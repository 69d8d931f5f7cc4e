/**
 * When an island comes to life: as soon as the page has loaded its script (`load`), when the browser has
 * nothing else to do (`idle`), when it comes into view (`visible`), or when the reader turns to it (`interaction`).
 */
export type Hydrate = 'load' | 'idle' | 'visible' | 'interaction';

export interface IslandModule {
  readonly default: React.ComponentType<Record<string, unknown>>;
  /** Default: `visible`. */
  readonly hydrate?: Hydrate;
}
