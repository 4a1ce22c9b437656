import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {listDeclarations, readSettings} from './projectSettings';
import {filesOf, type SampleFolder} from './sampleFolders';

/** What the types of every folder of a project depend on, beside its samples. */
const SHARED = ['package-lock.json', 'tsconfig.json'];

/**
 * Returns a function that hashes everything the types of a folder depend on: its samples and all files they import, the
 * lines that pages show, the packages, TypeScript, and the code that describes types. It reads each file once.
 */
export function createHasher(): (folder: SampleFolder) => string {
  const projects = new Map<string, ProjectHasher>();
  const describer = hashTexts([
    ts.version,
    ...['describeFolder.ts', 'describeIdentifiers.ts', 'summarizeClient.ts'].map((name) =>
      readFileSync(path.join(__dirname, name), 'utf8'),
    ),
  ]);
  return (folder) => {
    const project = projects.get(folder.project) ?? new ProjectHasher(folder.project);
    projects.set(folder.project, project);
    const shown = [...folder.files].map(([name, lines]) => `${name}:${lines.join()}`);
    return hashTexts([describer, ...shown, ...project.hashFiles(filesOf(folder))]).slice(0, 16);
  };
}

/** Follows imports within a project. Packages do not count: the lockfile stands for them. */
class ProjectHasher {
  private readonly settings: ts.ParsedCommandLine;
  private readonly resolutions: ts.ModuleResolutionCache;
  private readonly hashes = new Map<string, string>();
  private readonly imports = new Map<string, readonly string[]>();
  private readonly shared: string;

  constructor(private readonly project: string) {
    this.settings = readSettings(project);
    this.resolutions = ts.createModuleResolutionCache(project, (name) => name, this.settings.options);
    this.shared = hashTexts(SHARED.map((name) => readFileSync(path.join(project, name), 'utf8')));
  }

  /** One text for each of the files and of all files they import, in a stable order. */
  hashFiles(files: readonly string[]): string[] {
    const found = new Set([...files, ...listDeclarations(this.project, files)]);
    // A set also visits what is added meanwhile.
    for (const file of found) this.importsOf(file).forEach((imported) => found.add(imported));
    return [
      this.shared,
      ...[...found].sort().map((file) => `${path.relative(this.project, file)}:${this.hashes.get(file)}`),
    ];
  }

  private importsOf(file: string): readonly string[] {
    const known = this.imports.get(file);
    if (known) return known;
    const text = readFileSync(file, 'utf8');
    this.hashes.set(file, hashTexts([text]));
    const names = /\.[cm]?tsx?$/.test(file) ? ts.preProcessFile(text, true, true).importedFiles : [];
    const imports = names.flatMap(({fileName}) => this.resolve(fileName, file) ?? []);
    this.imports.set(file, imports);
    return imports;
  }

  private resolve(name: string, from: string): string | undefined {
    const {resolvedModule} = ts.resolveModuleName(name, from, this.settings.options, ts.sys, this.resolutions);
    const file = resolvedModule?.resolvedFileName;
    const isOwn = file?.startsWith(this.project + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);
    return isOwn ? file : undefined;
  }
}

function hashTexts(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
