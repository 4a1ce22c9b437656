import type { Equal, Expect } from '../../../testing/types';
import { api } from './client';

type UploadBody = typeof api.books.uploadCover.types.body;

export type ObjectOrForm = Expect<
  Equal<
    UploadBody,
    { cover: Blob; altText?: string; tags?: string[] } | FormData
  >
>;

export type CoverIsABlob = Expect<
  Equal<typeof api.books.getCover.types.data, Blob>
>;
