import {useEffect, useState} from 'react';

import {siteBase} from '../../config/siteBase';
import type {Sample} from '../model/link';

interface Loaded {
  readonly name: string;
  readonly sample?: Sample;
  /** Why there is none. */
  readonly problem?: 'missing' | 'offline';
}

/** As `src/plugins/engine` writes them. */
const validName = /^[\w-]+(?:\/[\w@-]+)+$/;

const timeoutMs = 10_000;

async function loadSample(name: string): Promise<Loaded> {
  try {
    const response = validName.test(name)
      ? await fetch(`${siteBase}setup/examples/${name}.json`, {
          signal: AbortSignal.timeout(timeoutMs),
        })
      : undefined;
    return response?.ok
      ? {name, sample: {name, work: (await response.json()) as Sample['work']}}
      : {name, problem: 'missing'};
  } catch {
    return {name, problem: 'offline'};
  }
}

/** @returns the sample that the address names, or why there is none; undefined while it is loaded */
export function useSample(name: string | undefined): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (name !== undefined) {
      void loadSample(name).then(setLoaded);
    }
  }, [name]);
  return loaded?.name === name ? loaded : undefined;
}
