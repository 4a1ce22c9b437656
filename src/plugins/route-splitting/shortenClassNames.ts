import {createHash} from 'node:crypto';
import {relative, resolve, sep} from 'node:path';
import type {Configuration} from 'webpack';

/** What css-loader 6 tells a function that names classes. */
interface StyleFile {
  readonly resourcePath: string;
}

/** A rule as Docusaurus lists it. */
interface StyleRule {
  readonly use?: readonly {readonly options?: {readonly modules?: ModuleOptions}}[];
}

interface ModuleOptions {
  readonly localIdentName?: string;
  getLocalIdent?: (file: StyleFile, pattern: string, localName: string) => string;
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
  const rules = (config.module?.rules ?? []) as readonly StyleRule[]; // those with `use` are of this form
  const moduleOptions = rules
    .flatMap(({use = []}) => use)
    .flatMap(({options}) => options?.modules ?? [])
    .filter(({localIdentName}) => localIdentName !== undefined);
  if (moduleOptions.length === 0) throw new Error('No rule for CSS modules found. Update src/plugins/route-splitting.');
  const getLocalIdent = createNamer(siteDir);
  for (const options of moduleOptions) options.getLocalIdent = getLocalIdent;
}

function createNamer(siteDir: string): NonNullable<ModuleOptions['getLocalIdent']> {
  const owners = new Map<string, string>();
  return ({resourcePath}, _, localName) => {
    // Packages may be installed anywhere above the site.
    const file = resourcePath.split(/node_modules[\\/]/).at(-1) ?? '';
    const owner = `.${localName} of ${relative(siteDir, resolve(siteDir, file)).split(sep).join('/')}`;
    const name = `_${createHash('sha256').update(owner).digest('base64url').slice(0, LENGTH)}`;
    const other = owners.get(name) ?? owner;
    if (other !== owner) {
      throw new Error(
        `${other} and ${owner} would both be called "${name}". Rename one, or raise LENGTH in src/plugins/route-splitting/shortenClassNames.ts.`,
      );
    }
    owners.set(name, owner);
    return name;
  };
}
