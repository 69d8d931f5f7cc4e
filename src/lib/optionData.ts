/** A default for some formats or for a target; without either, for all others. */
export interface DefaultValue {
  value: string;
  formats?: string[];
  target?: string;
}

/** Facts of an option in `docs/config/options.json`, which `npm run options` writes. */
export interface OptionData {
  /** On several lines where it is a large object. */
  type: string;
  /** The last value is for all others; absent where only words can say it. */
  default?: DefaultValue[];
  /** Note of the types in place of a value. Not shown. */
  comment?: string;
  cli?: string[];
  status?: 'deprecated' | 'experimental';
  /** The first version of Rslib that has it, or of Rsbuild: `0.1.0`, `Rsbuild 1.4.0`. */
  since?: string;
  /** The last version of Rslib that changed its type or its default. */
  changed?: string;
  /** Path in Rsbuild's reference, where the option is Rsbuild's: `output/dist-path`. */
  upstream?: string;
}
