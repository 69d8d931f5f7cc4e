import {useEffect, useState} from 'react';

import {siteBase} from '../../config/siteBase';
import type {Sample} from '../model/link';
import type {Work} from '../model/project';

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
  if (!validName.test(name)) {
    return {name, problem: 'missing'};
  }
  try {
    const response = await fetch(`${siteBase}setup/examples/${name}.json`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const work = response.ok ? ((await response.json()) as Work | null) : null;
    return work ? {name, sample: {name, work}} : {name, problem: 'missing'};
  } catch {
    return {name, problem: 'offline'};
  }
}

/**
 * @param name of a sample that the address names, if it does
 * @returns undefined while it is loaded
 */
export function useSample(name: string | undefined): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    if (name !== undefined) {
      void loadSample(name).then((next) => isCurrent && setLoaded(next));
    }
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return loaded?.name === name ? loaded : undefined;
}
