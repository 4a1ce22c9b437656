import type {PackageNames} from './readPackageNames';

/** A name that exists only in the other version, and how it is found in a text. */
export interface NamePattern {
  name: string;
  pattern: RegExp;
}

/** What a version offers: its packages and its command line. */
export interface VersionNames extends PackageNames {
  commandOptions: readonly string[];
  /** Names that are in no declaration, as a generated file's function or a key of a config file. */
  furtherNames: readonly string[];
}

/** Builds a pattern for each name that `other` has and `own` does not. */
export function buildPatterns(own: VersionNames, other: VersionNames): NamePattern[] {
  const onlyOther = (names: Iterable<string>, here: Iterable<string>): string[] => {
    const known = new Set(here);
    return [...names].filter((name) => !known.has(name));
  };
  const exports = onlyOther(other.exports, [...own.exports, ...own.callbacks]);
  const word = (name: string): NamePattern => ({name, pattern: wholeWord(name)});

  return [
    // A type that is declared but not exported here may stand in a signature.
    ...exports.filter((name) => other.rootExports.has(name) || !own.declaredWords.has(name)).map(word),
    ...onlyOther(other.entryPoints, own.entryPoints).map(word),
    ...onlyOther(other.callbacks, own.callbacks).map((name) => ({
      name,
      pattern: own.optionNames.has(name) ? memberCall(name) : methodName(name),
    })),
    ...onlyOther(other.commandOptions, own.commandOptions).map(word),
    ...onlyOther(other.furtherNames, own.furtherNames).map(word),
  ];
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\w$-])${escape(name)}(?![\\w$/-])`, 'g');
}

/** The name of a method, unless it is TanStack Query's own: `queryClient.ensureQueryData`. */
function methodName(name: string): RegExp {
  return new RegExp(`(?<![\\w$]|(?:queryClient|QueryClient)\\.)${escape(name)}(?![\\w$])`, 'g');
}

/** A call of the method. Its bare name is an option of TanStack Query in this version. */
function memberCall(name: string): RegExp {
  return new RegExp(`\\.${escape(name)}\\(`, 'g');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
