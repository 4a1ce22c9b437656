import path from 'node:path';
import ts from 'typescript';
import {findErrorMarker, type ExpectedError} from '../../src/remark/samples/expectedErrors';
import {isSelected} from './selection';

/** The compiler's messages for one sample, or why there are none. */
export interface CapturedErrors {
  /** Absolute path of the sample. */
  samplePath: string;
  errors: ExpectedError[];
  /** Lines (from 1) with a marker although the compiler accepts them. */
  acceptedLines: number[];
}

/**
 * Compiles all samples of a project that have `@ts-expect-error` markers, without the markers, and collects the
 * compiler's messages for the marked lines. Skips tests and type tests, which no page shows.
 *
 * @param projectDir Absolute folder with the project's tsconfig.json.
 * @param selectedPath Folder or file of its `src`; without it, all samples are compiled.
 */
export function captureExpectedErrors(projectDir: string, selectedPath?: string): CapturedErrors[] {
  const project = readProject(projectDir);
  const samples = listMarkedSamples(project.fileNames, projectDir).filter((samplePath) =>
    isSelected(path.relative(path.join(projectDir, 'src'), samplePath), selectedPath),
  );
  if (samples.length === 0) return [];
  const declarations = project.fileNames.filter((fileName) => fileName.endsWith('.d.ts'));
  const program = ts.createProgram({
    rootNames: [...samples, ...declarations],
    options: {...project.options, noEmit: true, incremental: false},
    host: withoutMarkers(project.options, samples),
  });
  return samples.map((samplePath) => captureSample(program, samplePath, projectDir));
}

export function readProject(projectDir: string): ts.ParsedCommandLine {
  const configPath = path.join(projectDir, 'tsconfig.json');
  const {config, error} = ts.readConfigFile(configPath, ts.sys.readFile);
  if (error) throw new Error(`${configPath}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`);
  return ts.parseJsonConfigFileContent(config, ts.sys, projectDir, undefined, configPath);
}

function listMarkedSamples(fileNames: readonly string[], projectDir: string): string[] {
  const sourceDir = `${path.join(projectDir, 'src')}${path.sep}`;
  return fileNames
    .map((fileName) => path.normalize(fileName))
    .filter((fileName) => fileName.startsWith(sourceDir) && !/\.(?:test|signature)\.tsx?$/.test(fileName))
    .filter((fileName) => (ts.sys.readFile(fileName) ?? '').split('\n').some((line) => findErrorMarker(line)))
    .sort();
}

/** Reads samples with their markers replaced by empty lines, so that line numbers stay the same. */
function withoutMarkers(options: ts.CompilerOptions, samples: readonly string[]): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const marked = new Set(samples);
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (fileName, languageVersion, ...rest) => {
    const text = marked.has(path.normalize(fileName)) ? readFile(fileName) : undefined;
    if (text === undefined) return getSourceFile(fileName, languageVersion, ...rest);
    const blanked = text.split('\n').map((line) => (findErrorMarker(line) ? '' : line));
    return ts.createSourceFile(fileName, blanked.join('\n'), languageVersion, true);
  };
  return host;
}

function captureSample(program: ts.Program, samplePath: string, projectDir: string): CapturedErrors {
  const source = program.getSourceFile(samplePath);
  if (!source) throw new Error(`The compiler did not read ${samplePath}.`);
  const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  const errors = diagnostics.map((diagnostic): ExpectedError => ({
    line: source.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line + 1,
    code: diagnostic.code,
    // Types from other files contain their absolute path, which differs between machines.
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n').replaceAll(`${projectDir}/`, './'),
  }));
  const lines = (ts.sys.readFile(samplePath) ?? '').split('\n');
  const wrongLines = lines.flatMap((line, index) => (findErrorMarker(line) ? [index + 2] : []));
  return {
    samplePath,
    errors: errors.filter((error) => wrongLines.includes(error.line)),
    acceptedLines: wrongLines.filter((line) => !errors.some((error) => error.line === line)),
  };
}
