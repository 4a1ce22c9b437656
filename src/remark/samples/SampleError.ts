/**
 * A sample that cannot be shown, with a sentence for the author. The remark plugin puts page and
 * line in front of it, so the message itself only says what is wrong and what to do.
 */
export class SampleError extends Error {
  constructor(message: string) {
    super(message);
    // Docusaurus prints stacks and own properties. The mistake is in a page or a sample, and neither leads there.
    this.stack = '';
  }

  static {
    this.prototype.name = 'SampleError';
  }
}
