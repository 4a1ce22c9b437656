import {normalizeTokens, Prism} from 'prism-react-renderer';
import {codeRoleOf} from '@site/src/lib/colorCode/codeRoles';
import {escapeCode} from '@site/src/lib/escapeCode';

/**
 * TypeScript as HTML with the classes of src/components/HighlightedCode. The build's `buildCodeHtml` brings every
 * grammar of the site, which a browser should not load.
 */
export function colorTypeScript(code: string): string {
  const grammar = Prism.languages.typescript ?? {};
  return normalizeTokens(Prism.tokenize(code, grammar))
    .map((line) =>
      line
        .map(({content, types, empty}) => {
          if (empty) return '';
          const role = codeRoleOf(types);
          if (!role) return escapeCode(content);
          return `<i${role === 'keyword' ? '' : ` class=c-${role.charAt(0)}`}>${escapeCode(content)}</i>`;
        })
        .join(''),
    )
    .join('\n');
}
