import type {PlaygroundState, Problem, SourceFile} from '../shared/types';
import {parseState} from './share';

const MIB = 1024 * 1024;
/** Larger documents need more memory than browsers give a page. */
const MAX_BYTES = 40 * MIB;

/** A file that starts like an OpenAPI document, after comments. */
const START = 10_000;
const IS_DOCUMENT = /^\s*(\{[^]{0,2000}?)?["']?(openapi|swagger)["']?\s*:/m;
export const SHARED_FILE = 'playground.json';
/** Browsers number files that they download more than once. */
const IS_SHARED_FILE = /^playground( ?\(\d+\))?\.json$/;

/** Files that a reader has chosen, as text. Those that cannot be read become problems, and change nothing. */
export async function readFiles(
  chosen: readonly File[],
): Promise<{readonly files: readonly SourceFile[]; readonly problems: readonly Problem[]}> {
  const files: SourceFile[] = [];
  const problems: Problem[] = [];
  for (const file of chosen) {
    const path = file.webkitRelativePath || file.name;
    if (file.size > MAX_BYTES) {
      problems.push({
        message:
          `${path} is ${Math.round(file.size / MIB)} MB. The playground reads documents of up to ${MAX_BYTES / MIB} MB. ` +
          `Run the generator on your computer: npx openapi-qraft ${path} --plugin tanstack-query-react --plugin openapi-typescript --output-dir src/api`,
      });
      continue;
    }
    try {
      const bytes = await file.arrayBuffer();
      const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
      if (text.includes('\0')) throw new Error('binary');
      files.push({path, text});
    } catch {
      problems.push({message: `${path} is not a text file. Choose an OpenAPI document as YAML or JSON, in UTF-8.`});
    }
  }
  return {files, problems};
}

/**
 * Adds files to what is there. One that looks like a document becomes the document, unless files are missing: then the
 * chosen ones are those, whatever folder they come from.
 */
export function addFiles(
  state: PlaygroundState,
  added: readonly SourceFile[],
  missing: readonly string[],
): PlaygroundState {
  const [shared] = added;
  if (added.length === 1 && shared && IS_SHARED_FILE.test(shared.path)) return parseState(shared.text);
  const named = added.map(({path, text}) => ({path: missing.find((each) => hasSameName(each, path)) ?? path, text}));
  const document = named.find(({path, text}) => !missing.includes(path) && IS_DOCUMENT.test(text.slice(0, START)));
  if (document) return {...state, files: named, entry: document.path};
  if (missing.length === 0 && named.length === 1 && named[0]) return {...state, files: named, entry: named[0].path};
  const kept = state.files.filter(({path}) => !named.some((file) => file.path === path));
  return {...state, files: [...kept, ...named]};
}

const hasSameName = (one: string, other: string): boolean => one.split('/').at(-1) === other.split('/').at(-1);

/** Replaces the text of the document. Its name follows its format until the reader chooses a file. */
export function editDocument(state: PlaygroundState, text: string): PlaygroundState {
  const others = state.files.filter(({path}) => path !== state.entry);
  const isUnnamed = /^openapi\.(yaml|json)$/.test(state.entry);
  const entry = isUnnamed ? (text.trimStart().startsWith('{') ? 'openapi.json' : 'openapi.yaml') : state.entry;
  return {...state, entry, files: [{path: entry, text}, ...others]};
}
