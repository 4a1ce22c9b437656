import {HighlightStyle} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import type {CodeRole} from '@site/src/lib/colorCode/codeRoles';

const color = (role: CodeRole): {color: string} => ({color: `var(--qraft-code-${role})`});

/** The colors of all other code of the site. Custom properties follow the theme on their own. */
export const highlightStyle = HighlightStyle.define([
  {tag: tags.comment, ...color('comment')},
  {tag: [tags.keyword, tags.tagName, tags.modifier, tags.self], ...color('keyword')},
  {tag: [tags.string, tags.regexp, tags.attributeValue], ...color('string')},
  {tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], ...color('function')},
  {tag: [tags.typeName, tags.className, tags.namespace], ...color('type')},
  {tag: [tags.number, tags.bool, tags.null, tags.atom], ...color('value')},
  {tag: [tags.propertyName, tags.attributeName], ...color('property')},
]);

const LAYER = {
  backgroundColor: 'var(--qraft-raised)',
  color: 'var(--qraft-text)',
  border: '1px solid var(--qraft-control-border)',
  borderRadius: 'var(--qraft-radius-small)',
  boxShadow: 'var(--qraft-shadow-layer)',
};

export const theme = EditorView.theme({
  '&': {
    color: 'var(--qraft-code-text)',
    backgroundColor: 'var(--qraft-code-bg)',
    border: '1px solid var(--qraft-control-border)',
    borderRadius: 'var(--qraft-radius)',
    fontSize: '0.875rem',
    blockSize: '100%',
  },
  '&.cm-focused': {outline: '2px solid var(--qraft-focus)', outlineOffset: '1px'},
  '.cm-scroller': {fontFamily: 'var(--qraft-font-code)', lineHeight: '1.55', overflow: 'auto'},
  '.cm-content': {caretColor: 'var(--qraft-text)', minBlockSize: '8rem'},
  '.cm-cursor': {borderLeftColor: 'var(--qraft-text)'},
  '.cm-gutters': {backgroundColor: 'transparent', color: 'var(--qraft-code-comment)', border: 'none'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--qraft-code-selection)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--qraft-control-border)',
  },
  '.cm-tooltip': LAYER,
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--qraft-font-code)', maxInlineSize: '90vw'},
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--qraft-button-bg)',
    color: 'var(--qraft-button-text)',
  },
  '.cm-completionMatchedText': {textDecoration: 'none', fontWeight: '700'},
  '.cm-symbolInfo': {
    maxInlineSize: 'min(40rem, 85vw)',
    padding: '0.5rem 0.75rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-symbolInfo pre': {margin: '0', whiteSpace: 'pre-wrap', fontFamily: 'var(--qraft-font-code)'},
  '.cm-symbolInfo p': {margin: '0.5rem 0 0', fontFamily: 'var(--qraft-font-text)'},
  '.cm-diagnostic': {whiteSpace: 'pre-wrap', maxInlineSize: 'min(40rem, 85vw)'},
  '.cm-diagnostic-error': {borderLeftColor: 'var(--qraft-danger-mark)'},
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--qraft-danger-mark)',
    textUnderlineOffset: '0.2em',
  },
});
