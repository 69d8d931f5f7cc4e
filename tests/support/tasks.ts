import type {CDPSession, Page} from '@playwright/test';

/** The fields of a trace event that are read here. */
interface TraceEvent {
  name: string;
  ph: string;
  /** Thread of the event: `pid` and `tid`. */
  pid: number;
  tid: number;
  args?: {name?: string; elementCount?: number; beginData?: {dirtyObjects?: number}};
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

/** What the page's main thread does while something happens, which ends when the page is quiet. */
async function mainThreadOf(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories: ['toplevel', 'devtools.timeline']},
  });
  await act();
  const events = await stop(session);
  const key = ({pid, tid}: TraceEvent): string => `${pid}:${tid}`;
  const mainThreads = new Set(
    events
      .filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(key),
  );
  return events.filter((event) => event.ph === 'X' && mainThreads.has(key(event)));
}

/**
 * Watches the page's main thread while something happens.
 *
 * Processor time and not wall time: a task that waits for a busy machine is not a long task.
 *
 * @param act what is watched; it ends when the page is quiet
 * @returns the longest task, in milliseconds of processor time; 0 when there was none
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const events = await mainThreadOf(page, act);
  const tasks = events.filter(({name}) => /RunTask$/.test(name));
  return Math.max(0, ...tasks.map(({tdur = 0}) => tdur / 1000));
}

/** What a browser does to show something, in counts that do not depend on how fast or busy the machine is. */
export interface Work {
  /** Elements whose style is worked out. */
  readonly styled: number;
  /** Boxes that are laid out anew. */
  readonly laidOut: number;
  /** Passes of style and of layout; each stops the main thread. */
  readonly passes: number;
}

/** Counts the main thread's work. @param act what is watched; it ends when the page is quiet */
export async function countWork(page: Page, act: () => Promise<void>): Promise<Work> {
  const events = await mainThreadOf(page, act);
  const named = (wanted: string) => events.filter(({name}) => name === wanted);
  const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);
  return {
    styled: sum(named('UpdateLayoutTree').map(({args}) => args?.elementCount ?? 0)),
    laidOut: sum(named('Layout').map(({args}) => args?.beginData?.dirtyObjects ?? 0)),
    passes: named('UpdateLayoutTree').length + named('Layout').length,
  };
}
