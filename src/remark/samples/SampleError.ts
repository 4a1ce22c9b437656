/**
 * An error in a sample or fence. The remark plugin prefixes page and line, so the message only says what is wrong and
 * how to fix it.
 */
export class SampleError extends Error {
  constructor(message: string) {
    super(message);
    // Docusaurus prints stacks and own properties. Both would hide the message and cannot point to the page or sample.
    this.stack = '';
  }

  static {
    this.prototype.name = 'SampleError';
  }
}
