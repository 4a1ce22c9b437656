import {brotliCompressSync, constants} from 'node:zlib';

const sizes = new Map<string, number>();

/** Size in bytes after Brotli compression at the best level, which hosts use for files compressed ahead of time. */
export function weigh(body: string | Buffer): number {
  const bytes = Buffer.from(body);
  const key = bytes.toString('latin1');
  const known = sizes.get(key);
  if (known !== undefined) return known;
  const size = brotliCompressSync(bytes, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length}}).length;
  sizes.set(key, size);
  return size;
}

/** Bytes as KiB, rounded to one decimal. */
export function toKibibytes(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}
