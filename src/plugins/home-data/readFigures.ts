import {TOOLS, type Figure, type Part, type Results} from '../../components/ToolComparison/tools';

/** The figures of the home page, from bench/tools/results.json. */
export interface HomeFigures {
  /** Operations of the document that all figures are about: the GitHub REST API. */
  readonly operations: number;
  /** Bytes that one call adds to a bundle. */
  readonly bundle: readonly ToolFigure[];
  /** Seconds for `tsc` to check the generated client. */
  readonly types: readonly ToolFigure[];
  readonly files: readonly ToolFigure[];
  /** KiB of code that OpenAPI Qraft writes. */
  readonly kibibytes: number;
  /** How many tools were compared. */
  readonly tools: number;
  /** Tools whose queries fail after an HTTP error, and whose error type includes error responses and network errors. */
  readonly errors: readonly string[];
  /** Tools whose operations an editor completes, explains, and finds. */
  readonly editor: readonly string[];
  /** Features that OpenAPI Qraft lacks, each with the names of the tools that have it. */
  readonly ahead: Readonly<Record<Lacking, readonly string[]>>;
}

export interface ToolFigure {
  readonly name: string;
  readonly value: number;
}

/** Features in results.json. A tool is ahead when it has all features of an entry. */
const LACKING = {
  generators: ['zod', 'mocks', 'vue'],
  swagger: ['swagger2'],
  pathLevel: ['path-level-parameters'],
  invalidation: ['invalidation'],
} as const;

export type Lacking = keyof typeof LACKING;

const OURS = 'qraft';
const ERROR_FEATURES = ['httpErrors', 'typed-error', 'network-error'];
const EDITOR_FEATURES = ['operation', 'parameter', 'summary', 'definition'];

/**
 * Selects the figures of the home page, the best tool first.
 *
 * @throws Error when a figure is missing, or when OpenAPI Qraft has a feature that the page says it lacks
 */
export function readFigures({documents: {github}, features}: Results): HomeFigures {
  const tools = TOOLS.filter(({packages}) => packages.length > 0);

  const rank = (part: Part, figure: string): ToolFigure[] =>
    TOOLS.filter(({id}) => github[part][id])
      .map(({id, label}) => ({name: label, value: readNumber(github[part][id]?.[figure], id, figure)}))
      .sort((a, b) => a.value - b.value);

  const listTools = (hasAll: (id: string) => boolean): string[] =>
    tools.filter(({id}) => hasAll(id)).map(({label}) => label);

  const hasFeatures = (names: readonly string[]) => (id: string) =>
    names.every((name) => readFeature(name)[id] === true);
  const readFeature = (name: string): Readonly<Record<string, boolean>> => {
    const feature = features[name];
    if (!feature) throw new Error(`bench/tools/results.json has no feature "${name}". Run "npm run bench:tools".`);
    return feature;
  };

  const findAhead = (names: readonly string[]): string[] => {
    if (hasFeatures(names)(OURS)) {
      throw new Error(
        `OpenAPI Qraft has ${names.join(', ')} now. Remove it from src/plugins/home-data/readFigures.ts.`,
      );
    }
    return listTools(hasFeatures(names));
  };

  return {
    operations: github.operations,
    tools: tools.length,
    bundle: rank('bundles', 'one'),
    types: rank('types', 'seconds'),
    files: rank('generation', 'files'),
    kibibytes: readNumber(github.generation[OURS]?.kibibytes, OURS, 'kibibytes'),
    errors: listTools(hasFeatures(ERROR_FEATURES)),
    editor: listTools((id) => EDITOR_FEATURES.every((name) => github.editor[id]?.[name] === true)),
    ahead: {
      generators: findAhead(LACKING.generators),
      swagger: findAhead(LACKING.swagger),
      pathLevel: findAhead(LACKING.pathLevel),
      invalidation: findAhead(LACKING.invalidation),
    },
  };
}

function readNumber(figure: Figure | undefined, tool: string, name: string): number {
  if (typeof figure === 'number') return figure;
  throw new Error(`bench/tools/results.json has no number "${name}" of ${tool}. Run "npm run bench:tools".`);
}
