import {useEffect, useState} from 'react';

import {siteBase} from '../../config/siteBase';
import type {Work} from '../model/project';

/** A sample of the documentation: the path of its page, and its own name (`guide/advanced/css/seat-map@inject`). */
export interface Sample {
  readonly name: string;
  readonly work?: Work;
  /** Why there is none. */
  readonly problem?: 'missing' | 'offline';
}

/** As `src/plugins/engine` writes them. */
const validName = /^[\w-]+(?:\/[\w@-]+)+$/;

const timeoutMs = 10_000;

async function loadSample(name: string): Promise<Sample> {
  if (!validName.test(name)) {
    return {name, problem: 'missing'};
  }
  try {
    const response = await fetch(`${siteBase}setup/examples/${name}.json`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const work = response.ok ? ((await response.json()) as Work | null) : null;
    return work ? {name, work} : {name, problem: 'missing'};
  } catch {
    return {name, problem: 'offline'};
  }
}

/**
 * @param name of a sample that the address names, if it does
 * @returns undefined while it is loaded
 */
export function useSample(name: string | undefined): Sample | undefined {
  const [loaded, setLoaded] = useState<Sample>();
  useEffect(() => {
    let isCurrent = true;
    if (name !== undefined) {
      void loadSample(name).then((sample) => isCurrent && setLoaded(sample));
    }
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return loaded?.name === name ? loaded : undefined;
}
