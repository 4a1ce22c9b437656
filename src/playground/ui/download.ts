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
  const {strToU8, zipSync} = await import('fflate');
  const entries = files.map(({path, text}) => [`api/${path}`, strToU8(text)] as const);
  download('api.zip', zipSync(Object.fromEntries(entries)), 'application/zip');
}
