import type {Page} from '@playwright/test';

/** The fields of a trace event that are read here, as in Chromium's trace event format. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds that the thread ran. */
  readonly tdur?: number;
  readonly args: {readonly name?: string};
}

/**
 * The longest task of the page's main thread while `act` runs, in milliseconds of processor time. Unlike the time that
 * passes, other work on the machine does not count.
 */
export async function readLongestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser that can trace it.');
  await browser.startTracing(page, {categories: ['disabled-by-default-devtools.timeline']});
  let trace: Buffer | undefined;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const {traceEvents} = JSON.parse(trace.toString()) as {traceEvents: TraceEvent[]};
  const mainThreads = new Set(
    traceEvents
      .filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({pid, tid}) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({name, ph, pid, tid}) => name === 'RunTask' && ph === 'X' && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks of the main thread.');
  return Math.max(...tasks.map(({tdur = 0}) => tdur)) / 1000;
}
