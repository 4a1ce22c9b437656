import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sampleProject, type SampleProject} from '../projects';
import type {VersionNames} from './buildPatterns';
import {readCommandOptions} from './commandOptions';
import {readPackageNames} from './readPackageNames';

const known: Partial<Record<SampleProject, VersionNames>> = {};

/** The names of a version, from its installed packages and committed help. Cached, because reading takes seconds. */
export function readVersionNames(version: SampleProject): VersionNames {
  return (known[version] ??= read(version));
}

function read(version: SampleProject): VersionNames {
  const project = sampleProject(version);
  const nodeModules = path.join(project, 'node_modules');
  if (version === 'v1') {
    return {
      ...readPackageNames(nodeModules, ['@openapi-qraft/react']),
      commandOptions: readCommandOptions(readFileSync(path.join(project, 'output/cli/help.txt'), 'utf8')),
      furtherNames: [],
    };
  }
  return {
    ...readPackageNames(nodeModules, ['@openapi-qraft/react', '@openapi-qraft/tanstack-query-react-types']),
    commandOptions: readCommandOptions(readFileSync(path.join(project, 'output/help.txt'), 'utf8')),
    furtherNames: ['createPredefinedParametersRequestFn', 'x-openapi-qraft', '@openapi-qraft/eslint-plugin-query'],
  };
}
