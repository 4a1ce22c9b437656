/** Prism with all grammars of the site. Only for the build: the browser gets colored code and no highlighter. */
import {Prism, type PrismGrammar} from 'prism-react-renderer';

/** Languages that prism-react-renderer does not include. */
const ADDITIONAL_LANGUAGES = ['bash', 'json', 'diff'];

/** `signature` is the pseudo-form of a call, colored like TypeScript but not checked as such. */
const ALIASES: Readonly<Record<string, string>> = {signature: 'typescript'};

const WITHOUT_GRAMMAR = new Set(['text', 'txt', 'plain']);

loadAdditionalLanguages();

/**
 * The grammar of a fence's language, empty for plain text.
 *
 * @throws Error for a language without a grammar
 */
export function findGrammar(language: string): PrismGrammar {
  const name = language.toLowerCase();
  if (WITHOUT_GRAMMAR.has(name)) return {};
  const grammar = Prism.languages[ALIASES[name] ?? name];
  if (grammar && typeof grammar !== 'function') return grammar;
  throw new Error(
    `Prism has no grammar for "${language}". Use "text", or add the language to ADDITIONAL_LANGUAGES in ` +
      'src/lib/colorCode/grammars.ts.',
  );
}

// Prism's files extend the global instance, but prism-react-renderer has a separate instance.
function loadAdditionalLanguages(): void {
  const scope = globalThis as {Prism?: unknown};
  const before = scope.Prism;
  scope.Prism = Prism;
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would run before the global is set
  for (const language of ADDITIONAL_LANGUAGES) require(`prismjs/components/prism-${language}`);
  scope.Prism = before;
}
