import type {PackageNames} from './readPackageNames';

/** A name that exists only in the other version, and the pattern that finds it. */
export interface NamePattern {
  name: string;
  pattern: RegExp;
}

/** The names a version has: those of its packages and its command line. */
export interface VersionNames extends PackageNames {
  commandOptions: readonly string[];
  /** Names that no declaration contains, such as a function in a generated file or a key of a configuration file. */
  furtherNames: readonly string[];
}

/** Builds a pattern for each name that `other` has and `own` does not have. */
export function buildPatterns(own: VersionNames, other: VersionNames): NamePattern[] {
  const onlyOther = (names: Iterable<string>, here: Iterable<string>): string[] => {
    const known = new Set(here);
    return [...names].filter((name) => !known.has(name));
  };
  const exports = onlyOther(other.exports, [...own.exports, ...own.callbacks]);
  const word = (name: string): NamePattern => ({name, pattern: wholeWord(name)});

  return [
    // Signatures may use a type that this version declares but does not export.
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

/** The name of a method, except when it is called on TanStack Query's own client: `queryClient.ensureQueryData`. */
function methodName(name: string): RegExp {
  return new RegExp(`(?<![\\w$]|(?:queryClient|QueryClient)\\.)${escape(name)}(?![\\w$])`, 'g');
}

/** A call of the method. Without the call, the name is an option of TanStack Query in this version. */
function memberCall(name: string): RegExp {
  return new RegExp(`\\.${escape(name)}\\(`, 'g');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
