/** For editors and Prettier, which format the text as CSS. */
const css = String.raw;

/**
 * The style sheet of all pages has no room for rules that three pages need, and one that loads later would move the text
 * below. So the rules are part of the page.
 *
 * @param partCount number of parts, which the rules name one by one
 */
export function buildStyles(partCount: number): string {
  const lit = Array.from({length: partCount}, (_, index) => {
    const part = index + 1;
    return `.document-to-call:has([value='${part}']:checked) [data-part='${part}']`;
  });
  return `${STYLES}\n${lit.join(',\n')} {${LIT}}`;
}

const STYLES = css`
  .document-to-call {
    container-type: inline-size;
    margin-block-end: var(--ifm-leading);
  }
  .document-to-call > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    margin: 0 0 0.75rem;
    border: 1px solid var(--qraft-border);
    border-radius: var(--qraft-radius);
    padding: 0 1rem 0.5rem;
    font-size: 0.875rem;
  }
  .document-to-call legend {
    color: var(--qraft-muted);
    font-weight: var(--ifm-font-weight-semibold);
  }
  .document-to-call fieldset > div {
    display: contents;
  }
  .document-to-call label {
    padding-block: 0.25rem;
    white-space: nowrap;
    cursor: pointer;
  }
  .document-to-call input {
    margin: 0 0.375rem 0 0;
    vertical-align: -0.125em;
    accent-color: var(--qraft-button-bg);
  }
  /* The description of the chosen part, below all parts. */
  .document-to-call fieldset p {
    display: none;
    flex: 1 0 100%;
    order: 1;
    /* So that the code stays where it is while the reader points at it. */
    min-block-size: 5lh;
    margin: 0.25rem 0 0;
    overflow-wrap: anywhere;
  }
  .document-to-call fieldset > div:has(:checked) > p {
    display: block;
  }
  .document-to-call section > p {
    margin-block-end: 0.375rem;
    font-size: 0.875rem;
  }
  .document-to-call pre {
    font-size: 0.75rem;
  }
  /* Names at the end of a long line have to be visible, too. */
  .document-to-call code {
    inline-size: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .document-to-call .theme-code-block {
    margin-block-end: 0.75rem;
  }
  @container (min-width: 40rem) {
    .document-to-call fieldset p {
      min-block-size: 2lh;
    }
    /* The generated code is as long as the two others. */
    .document-to-call > div {
      display: grid;
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
      gap: 0 0.75rem;
    }
    .document-to-call section:nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
  .document-to-call [data-part] {
    text-decoration: underline dotted;
    text-underline-offset: 0.25em;
    cursor: pointer;
  }
`;

const LIT = css`
  outline: 1px solid var(--qraft-code-line-mark);
  border-radius: 2px;
  background-color: var(--qraft-code-line-bg);
  text-decoration: none;
`;
