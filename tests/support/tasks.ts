import type {CDPSession, Page} from '@playwright/test';

/** The fields of a trace event that are read here. */
interface TraceEvent {
  name: string;
  ph: string;
  /** Thread of the event: `pid` and `tid`. */
  pid: number;
  tid: number;
  args?: {name?: string};
  /** Processor time in microseconds; wall time is in `dur`. */
  tdur?: number;
}

async function stop(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const finished = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await finished;
  return events;
}

/**
 * Watches the page's main thread while something happens.
 *
 * Processor time and not wall time: a task that waits for a busy machine is not a long task.
 *
 * @param act what is watched; it ends when the page is quiet
 * @returns the longest task, in milliseconds of processor time; 0 when there was none
 */
export async function maxTaskTime(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories: ['toplevel', 'devtools.timeline']},
  });
  await act();
  const events = await stop(session);
  const threadOf = ({pid, tid}: TraceEvent): string => `${pid}:${tid}`;
  const mainThreads = events
    .filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(threadOf);
  const tasks = events.filter(
    (event) =>
      event.ph === 'X' && /RunTask$/.test(event.name) && mainThreads.includes(threadOf(event)),
  );
  return Math.max(0, ...tasks.map(({tdur = 0}) => tdur / 1000));
}
