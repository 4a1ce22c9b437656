import type {PlaygroundState, SourceFile} from '../shared/types';

const PREFIX = '#work=';
/** Chats and mail programs cut longer addresses. */
const MAX_LENGTH = 16_000;
/** No document of this length gets short enough, and compressing it would stop the page for a moment. */
const MAX_UNCOMPRESSED = 1_000_000;

/**
 * The state as the fragment of an address, which browsers do not send to servers.
 *
 * @returns undefined when it would be too long
 */
export async function buildFragment(state: PlaygroundState): Promise<string | undefined> {
  const text = JSON.stringify(state);
  if (text.length > MAX_UNCOMPRESSED) return undefined;
  const {deflateSync, strToU8} = await import('fflate');
  const bytes = deflateSync(strToU8(text), {level: 9});
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const fragment = PREFIX + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return fragment.length > MAX_LENGTH ? undefined : fragment;
}

/**
 * @returns undefined for an address without a state
 * @throws Error when the fragment is incomplete
 */
export async function readFragment(fragment: string): Promise<PlaygroundState | undefined> {
  if (!fragment.startsWith(PREFIX)) return undefined;
  try {
    const {inflateSync, strFromU8} = await import('fflate');
    const binary = atob(fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return parseState(strFromU8(inflateSync(bytes)));
  } catch (cause) {
    throw new Error('The link is incomplete, so the shared work cannot be opened. Ask the sender for a new link.', {
      cause,
    });
  }
}

/**
 * Reads a shared file or fragment.
 *
 * @throws Error when it is something else
 */
export function parseState(text: string): PlaygroundState {
  const {files, entry, options, code, modules} = JSON.parse(text) as Partial<PlaygroundState>;
  if (!isFiles(files) || typeof entry !== 'string' || typeof options !== 'object') {
    throw new Error('This file contains no work from the playground. Choose a file that “Download the work” saved.');
  }
  return {files, entry, options, ...(typeof code === 'string' && {code}), ...(isFiles(modules) && {modules})};
}

const isFiles = (value: unknown): value is SourceFile[] =>
  Array.isArray(value) &&
  value.every(
    (file: Partial<Record<keyof SourceFile, unknown>>) =>
      typeof file.path === 'string' && typeof file.text === 'string',
  );
