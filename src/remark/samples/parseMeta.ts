import {nearestName} from '../../lib/nearestName';
import {SampleError} from './SampleError';

/** Attributes of a sample fence. It may also have a `{1,3-5}` range. */
export const SAMPLE_ATTRIBUTES = [
  'sample',
  'region',
  'declaration',
  'lines',
  'title',
  'record',
  'live',
  'before',
  'after',
  'showLineNumbers',
] as const;

type SampleAttribute = (typeof SAMPLE_ATTRIBUTES)[number];

/** The parsed metastring of a fence, the text after its language. An attribute without a value (`record`) is `true`. */
export interface FenceMeta {
  attributes: Partial<Record<SampleAttribute, string | true>>;
  /** The text between the braces of `{1,3-5}`. */
  highlight?: string;
}

const TOKEN = /\{(?<range>[\d,\s-]+)\}|(?<name>[\w-]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'))?|(?<rest>\S+)/g;

/** Whether a fence's metastring names a sample. */
export function isSampleMeta(meta: string | null | undefined): boolean {
  return /(?:^|\s)(?:sample|before|after)=/.test(meta ?? '');
}

/** Parses a fence's metastring. Throws a SampleError for unknown attributes and invalid syntax. */
export function parseMeta(meta: string): FenceMeta {
  const result: FenceMeta = {attributes: {}};
  for (const {groups} of meta.matchAll(TOKEN)) {
    if (groups?.range !== undefined) {
      result.highlight = groups.range.replaceAll(/\s/g, '');
    } else if (groups?.name !== undefined) {
      const name = checkName(groups.name);
      if (result.attributes[name] !== undefined) {
        throw new SampleError(`The attribute "${name}" appears twice. Keep one of them.`);
      }
      result.attributes[name] = checkValue(name, groups.double ?? groups.single ?? true);
    } else {
      throw new SampleError(`Cannot parse "${groups?.rest}" in the fence. Write attributes as name="value".`);
    }
  }
  checkCombination(result);
  return result;
}

function checkName(name: string): SampleAttribute {
  const known = SAMPLE_ATTRIBUTES.find((attribute) => attribute === name);
  if (known) return known;
  throw new SampleError(`Unknown attribute "${name}". Did you mean "${nearestName(name, SAMPLE_ATTRIBUTES)}"?`);
}

function checkValue(name: SampleAttribute, value: string | true): string | true {
  if (name === 'live' && value !== true) {
    throw new SampleError(
      'The attribute "live" takes no value. Write only live: the page runs the *.live.tsx file beside the sample.',
    );
  }
  if (name === 'showLineNumbers' || name === 'record' || name === 'live') return value;
  if (value === true || value.trim() === '') {
    throw new SampleError(`The attribute "${name}" needs a value: ${name}="…".`);
  }
  return value;
}

function checkCombination({attributes}: FenceMeta): void {
  const parts = (['region', 'declaration', 'lines'] as const).filter((name) => attributes[name] !== undefined);
  if (parts.length > 1) {
    throw new SampleError(`"${parts[0]}" and "${parts[1]}" cannot be combined. Remove one of them.`);
  }
  const isDiff = attributes.before !== undefined || attributes.after !== undefined;
  if (isDiff && (attributes.before === undefined || attributes.after === undefined)) {
    const missing = attributes.before === undefined ? 'before' : 'after';
    throw new SampleError(`A diff compares two samples, but "${missing}" is missing.`);
  }
  if (isDiff && attributes.sample !== undefined) {
    throw new SampleError('A diff takes "before" and "after", not "sample".');
  }
  if (isDiff && attributes.record !== undefined) {
    throw new SampleError('A diff has no recording. Put "record" on a block with "sample".');
  }
  if (isDiff && attributes.live !== undefined) {
    throw new SampleError('A diff does not run. Put "live" on a block with "sample".');
  }
}
