import type {SourceFile} from '../shared/types';

/** Offers a file to the reader. */
export function download(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export async function downloadZip(files: readonly SourceFile[]): Promise<void> {
  const {strToU8, zip} = await import('fflate');
  const entries = Object.fromEntries(files.map(({path, text}) => [`api/${path}`, strToU8(text)]));
  // In workers: a large client takes more than a second.
  const content = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    zip(entries, (error, bytes) => (error ? reject(error) : resolve(bytes))),
  );
  download('api.zip', content, 'application/zip');
}
