import {readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import ts from 'typescript';
import {getCompilerOptions, type TypeLibrary} from '../language/createLanguageService';
import {PLAYGROUND_PACKAGES} from '../../remark/samples/playground/packages';

/** Two thirds of these files are comments, and readers don't look up CSS here. */
const WITHOUT_COMMENTS = /\/(typescript\/lib\/lib\.|csstype\/)/;

/**
 * The declaration files that code in the playground needs, as TypeScript finds them, and the `package.json` files that
 * lead to them.
 */
export function collectTypes(siteDir: string): TypeLibrary {
  const entry = join(siteDir, 'playground-types.ts');
  const options = getCompilerOptions(ts);
  const host = ts.createCompilerHost(options);
  const {readFile, fileExists} = host;
  const manifests = new Set<string>();
  host.fileExists = (path) => path === entry || fileExists(path);
  host.readFile = (path) => {
    if (path === entry) return PLAYGROUND_PACKAGES.map((name) => `import '${name}';\n`).join('');
    if (path.endsWith('/package.json')) manifests.add(path);
    return readFile(path);
  };
  const program = ts.createProgram([entry], options, host);
  const broken = ts.getPreEmitDiagnostics(program);
  if (broken.length > 0) throw new Error(`The types of the playground: ${ts.formatDiagnostics(broken, host)}`);

  const sources = program.getSourceFiles().filter(({fileName}) => fileName !== entry);
  const folders = new Set(sources.map(({fileName}) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(fileName)?.[0]));
  const library: Record<string, string> = {};
  const add = (path: string, text: string) => (library[`/${relative(siteDir, path).replaceAll('\\', '/')}`] = text);
  for (const file of sources) {
    add(file.fileName, WITHOUT_COMMENTS.test(file.fileName) ? removeComments(file) : file.text);
  }
  for (const path of manifests) if (folders.has(dirname(path))) add(path, shortenManifest(path));
  return library;
}

/** Directives such as `/// <reference lib="es2022" />` stay, because they name further files. */
function removeComments(file: ts.SourceFile): string {
  const directives = file.text.match(/^\/\/\/ <reference .*$/gm) ?? [];
  return [...directives, ts.createPrinter({removeComments: true}).printFile(file)].join('\n');
}

/** Only what TypeScript reads. */
function shortenManifest(path: string): string {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const fields = ['name', 'version', 'type', 'main', 'types', 'typings', 'typesVersions', 'exports', 'imports'];
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, manifest[field]])));
}
