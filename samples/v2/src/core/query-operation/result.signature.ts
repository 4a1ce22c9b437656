/* #signature
type RequestFnResponse<TData, TError> =
  | { data: TData; response: Response; error?: undefined }
  | { data?: undefined; response: Response; error: TError | Error }
  | { data?: undefined; response?: undefined; error: Error }
*/
import type { RequestFnResponse } from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';

interface Book {
  title: string;
}
interface Problem {
  status: number;
}

export type ThreeOutcomes = Expect<
  Equal<
    RequestFnResponse<Book, Problem>,
    | { data: Book; response: Response; error?: undefined }
    | { data?: undefined; response: Response; error: Problem | Error }
    | { data?: undefined; response?: undefined; error: Error }
  >
>;
