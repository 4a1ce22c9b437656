import bundles from '@generated/playground/bundles';
import {CALL_FRAGMENT, type PlaygroundSample, SAMPLE_FRAGMENT} from '@site/src/lib/playgroundSample';
import {CODE_PATH} from '../shared/clientFile';
import type {PlaygroundState} from '../shared/types';
import {loadLinkedSample, SAMPLES} from './samples';
import {readFragment} from './share';
import {readSample, readState} from './storage';

/** What the playground starts with. */
export interface Opening {
  readonly state?: PlaygroundState;
  /** The reader's own work, when the address opens something else. */
  readonly own?: PlaygroundState;
  /** Name of the sample that the address opens. */
  readonly sample?: string;
  /** Path of the file to show in the editor. */
  readonly file?: string;
  /** The call to write for the reader's document. */
  readonly call?: string;
  /** Generate and run without being asked. */
  readonly isAutomatic: boolean;
  /** The state is a document that a link names: generate its client. */
  readonly isLinked?: boolean;
  /** Why the work is not kept. */
  readonly keeping?: string;
  /** Why the address could not be opened. */
  readonly problem?: string;
}

/** Reads what the address opens: a sample of the docs, shared work, or a call. Otherwise it is the work of the last visit. */
export async function openAddress({hash: fragment, search}: Location): Promise<Opening> {
  const {state: own, problem: keeping} = await readState();
  const base = {isAutomatic: false, ...(keeping !== undefined && {keeping})};
  try {
    if (fragment.startsWith(SAMPLE_FRAGMENT)) {
      const opened = await openSample(decodeURIComponent(fragment.slice(SAMPLE_FRAGMENT.length)));
      return {...base, ...(own && {own}), ...opened, isAutomatic: true};
    }
    const shared = await readFragment(fragment);
    if (shared) return {...base, state: shared, ...(own && {own})};
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return {...base, ...(own && {state: own}), problem};
  }
  if (!own) {
    const linked = await loadLinkedSample(search).catch((error: unknown) => String(error));
    if (typeof linked === 'string') return {...base, problem: linked};
    return linked ? {...base, state: {files: [linked], entry: linked.path, options: {}}, isLinked: true} : base;
  }
  if (!fragment.startsWith(CALL_FRAGMENT)) return {...base, state: own};
  const call = fragment.slice(CALL_FRAGMENT.length);
  // The reader's own call can be brought back.
  return {...base, state: own, call, isAutomatic: true, ...(own.code !== undefined && {own})};
}

async function openSample(name: string): Promise<Pick<Opening, 'state' | 'sample' | 'file'>> {
  const response = await fetch(bundles.samples.url);
  if (!response.ok) throw new Error(`The samples could not be downloaded (${response.status}). Try again.`);
  const samples = (await response.json()) as Record<string, PlaygroundSample>;
  const sample = Object.hasOwn(samples, name) ? samples[name] : undefined;
  if (!sample) throw new Error(`The docs have no sample "${name}" that runs here. Open it from its page again.`);
  const kept = await readSample(name);
  return {sample: name, file: sample.open, state: kept ?? (await buildState(sample))};
}

async function buildState({files, open, options = {}}: PlaygroundSample): Promise<PlaygroundState> {
  const document = await SAMPLES[0].load();
  // The file that the page shows comes first, what renders it last.
  const paths = [open, ...Object.keys(files).filter((path) => path !== open)].filter((path) => path !== CODE_PATH);
  return {
    files: [document],
    entry: document.path,
    options,
    code: files[CODE_PATH] ?? '',
    modules: paths.map((path) => ({path, text: files[path] ?? ''})),
  };
}
