/**
 * A sample that cannot be shown, with a sentence for the author. The remark plugin puts page and
 * line in front of it, so the message itself only says what is wrong and what to do.
 */
export class SampleError extends Error {
  override name = 'SampleError';
}
