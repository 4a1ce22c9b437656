import {
  autocompletion,
  type Completion as EditorCompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {type Extension, StateEffect, StateField} from '@codemirror/state';
import {type EditorView, hoverTooltip, keymap, showTooltip, type Tooltip} from '@codemirror/view';
import type {Completion, Completions, SymbolInfo} from '../../language/protocol';

/** What the language worker knows about the text of an editor. */
export interface SymbolSource {
  complete(text: string, position: number): Promise<Completions | undefined>;
  describeCompletion(position: number, label: string): Promise<SymbolInfo | undefined>;
  describe(text: string, position: number): Promise<SymbolInfo | undefined>;
}

/** Completion while typing, and the type of a symbol: under the pointer, or at the cursor with Ctrl or Cmd and I. */
export function typeScriptSupport(symbols: SymbolSource): Extension {
  return [
    autocompletion({override: [(context) => complete(symbols, context)]}),
    hoverTooltip((view, position) => loadTooltip(symbols, view, position)),
    cursorTooltip,
    keymap.of([{key: 'Mod-i', preventDefault: true, run: (view) => showAtCursor(symbols, view)}]),
  ];
}

async function complete(symbols: SymbolSource, context: CompletionContext): Promise<CompletionResult | null> {
  const before = context.matchBefore(/[\w$.'"/@]+$/);
  if (!before && !context.explicit && !context.matchBefore(/[{<,]\s*$/)) return null;
  const found = await symbols.complete(context.state.doc.toString(), context.pos);
  if (!found || context.aborted) return null;
  return {
    from: found.from,
    options: found.items.map((item) => toOption(symbols, item, context.pos)),
    validFor: /^[\w$]*$/,
  };
}

function toOption(symbols: SymbolSource, {label, kind, sortText}: Completion, position: number): EditorCompletion {
  return {
    label,
    type: TYPES[kind] ?? 'variable',
    // TypeScript sorts by text: '11' comes before '15'. Global names come last.
    boost: 15 - Number.parseInt(sortText, 10) || 0,
    info: async () => {
      const info = await symbols.describeCompletion(position, label);
      return info ? render(info) : null;
    },
  };
}

/** CodeMirror's icon for TypeScript's kind of symbol. */
const TYPES: Readonly<Record<string, string>> = {
  method: 'method',
  function: 'function',
  'local function': 'function',
  property: 'property',
  getter: 'property',
  const: 'constant',
  class: 'class',
  interface: 'interface',
  type: 'type',
  alias: 'namespace',
  module: 'namespace',
  enum: 'enum',
  keyword: 'keyword',
  string: 'text',
};

async function loadTooltip(symbols: SymbolSource, view: EditorView, position: number): Promise<Tooltip | null> {
  const info = await symbols.describe(view.state.doc.toString(), position);
  if (!info || info.from > view.state.doc.length) return null;
  return {
    pos: info.from,
    end: Math.min(info.to, view.state.doc.length),
    above: true,
    create: () => ({dom: render(info)}),
  };
}

const setTooltip = StateEffect.define<Tooltip | null>();

/** The tooltip at the cursor, until the cursor moves or the text changes. */
const cursorTooltip = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, transaction) {
    for (const effect of transaction.effects) if (effect.is(setTooltip)) return effect.value;
    return transaction.docChanged || transaction.selection ? null : tooltip;
  },
  provide: (field) => showTooltip.from(field),
});

function showAtCursor(symbols: SymbolSource, view: EditorView): boolean {
  const {head} = view.state.selection.main;
  void loadTooltip(symbols, view, head).then((tooltip) => {
    if (view.state.selection.main.head === head) view.dispatch({effects: setTooltip.of(tooltip)});
  });
  return true;
}

function render({signature, documentation}: SymbolInfo): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-symbolInfo';
  // Announced when it opens by the keyboard.
  box.setAttribute('role', 'status');
  const code = document.createElement('pre');
  code.textContent = signature;
  box.append(code);
  if (documentation !== '') {
    const text = document.createElement('p');
    text.textContent = documentation;
    box.append(text);
  }
  return box;
}
