import path from 'node:path';
import {SampleError} from './SampleError';
import {findVersionOfProject, SAMPLE_VERSIONS, type SampleVersion} from './versions';

/** A sample's path. The file might not exist. */
export interface SampleLocation {
  /** Absolute path of the file. */
  filePath: string;
  /** Absolute path of the folder that is searched for similar names. */
  searchRoot: string;
  /** The path from the fence without the version prefix, relative to `searchRoot`. */
  name: string;
  version: SampleVersion;
}

/** Paths that start with one of these folders are relative to `samples/<version>` instead of its `src`. */
export const PROJECT_FOLDERS = ['generated', 'shared', 'output', 'mock-api'];

/** Prefix of the code that calls other tools, which `npm run bench:tools -- --check` compiles. */
const TOOLS_PREFIX = 'tools:';

/**
 * Resolves the value of `sample="…"` to a file path. A prefix such as `v1:` or `next:` overrides the page's version. Both
 * versions share `openapi/…`. The prefix `tools:` is for files of `bench/tools`.
 */
export function resolveSample(siteDir: string, reference: string, pageVersion: SampleVersion): SampleLocation {
  const isOfTool = reference.startsWith(TOOLS_PREFIX);
  const {version, name} = isOfTool
    ? {version: pageVersion, name: reference.slice(TOOLS_PREFIX.length)}
    : splitVersion(reference, pageVersion);
  const samplesDir = path.join(siteDir, 'samples');
  if (path.isAbsolute(name) || name.split('/').includes('..')) {
    throw new SampleError(`The sample path "${reference}" is outside the sample folder. Write it relative to src/.`);
  }
  const firstSegment = name.split('/')[0] ?? '';
  if (isOfTool) {
    const toolsDir = path.join(siteDir, 'bench/tools');
    return {filePath: path.join(toolsDir, name), searchRoot: toolsDir, name, version};
  }
  const projectDir = path.join(samplesDir, version.project);
  const searchRoot =
    firstSegment === 'openapi'
      ? samplesDir
      : PROJECT_FOLDERS.includes(firstSegment)
        ? projectDir
        : path.join(projectDir, 'src');
  return {filePath: path.join(searchRoot, name), searchRoot, name, version};
}

function splitVersion(reference: string, pageVersion: SampleVersion): {version: SampleVersion; name: string} {
  const match = /^(?<project>[\w.-]+):(?<name>.*)$/.exec(reference);
  if (!match?.groups) return {version: pageVersion, name: reference};
  const {project = '', name = ''} = match.groups;
  const version = findVersionOfProject(project);
  if (version) return {version, name};
  const prefixes = [...SAMPLE_VERSIONS.map((known) => `${known.project}:`), TOOLS_PREFIX];
  const projects = new Intl.ListFormat('en', {type: 'disjunction'}).format(prefixes);
  throw new SampleError(`There is no sample project "${project}". Write ${projects} in front of the path.`);
}
