// Wraps prism-include-languages (theme-classic 3.7.0).
// Adds the language "signature": pseudo-form of a call, highlighted like TypeScript but not counted as such.
import type {Prism as PrismNamespace} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme-original/prism-include-languages';

export default function includeLanguagesWithSignature(Prism: typeof PrismNamespace): void {
  prismIncludeLanguages(Prism);
  const {typescript} = Prism.languages;
  if (typescript) Prism.languages.signature = typescript;
}
