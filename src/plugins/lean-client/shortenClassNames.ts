import {createHash} from 'node:crypto';
import {join, relative, sep} from 'node:path';
import type {Configuration} from 'webpack';

interface NamingOptions {
  readonly context: string;
  readonly resourcePath: string;
}

/** Loaders as Docusaurus lists them in its rules; options of css-loader 6. */
interface StyleRule {
  readonly use?: readonly {
    readonly loader?: string;
    readonly options?: {modules?: {localIdentName?: string; getLocalIdent?: unknown}};
  }[];
  readonly oneOf?: readonly StyleRule[];
}

/** 64³ names, of which the site has about 300. */
const LENGTH = 3;

/**
 * Names the classes of CSS modules by a hash alone. Docusaurus puts the name from the style sheet before it, and each is
 * a new word for Brotli: 300 bytes on every page.
 *
 * @param config of the bundler; its rules are changed in place
 * @throws Error when there are no CSS modules in the rules, and, while compiling, when two classes would get one name
 */
export function shortenClassNames(config: Configuration, siteDir: string): void {
  const owners = new Map<string, string>();
  const getLocalIdent = ({resourcePath}: NamingOptions, _: string, localName: string): string => {
    const owner = `${relative(siteDir, resourcePath).split(sep).join('/')} .${localName}`;
    const name = `_${createHash('sha256').update(owner).digest('base64url').slice(0, LENGTH)}`;
    const other = owners.get(name);
    if (other !== undefined && other !== owner) {
      throw new Error(
        `${other} and ${owner} would both be called "${name}". Rename one, or raise LENGTH in ${relative(siteDir, __filename)}.`,
      );
    }
    owners.set(name, owner);
    return name;
  };
  const moduleOptions = (config.module?.rules as readonly StyleRule[] | undefined)
    ?.flatMap((rule) => [...(rule.use ?? []), ...(rule.oneOf ?? []).flatMap(({use = []}) => use)])
    .map(({options}) => options?.modules)
    .filter((modules) => modules?.localIdentName !== undefined);
  if (!moduleOptions?.length)
    throw new Error(`No rule for CSS modules found. Update ${join(siteDir, 'src/plugins/lean-client')}.`);
  for (const modules of moduleOptions) Object.assign(modules ?? {}, {getLocalIdent});
}
