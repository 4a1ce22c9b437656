import path from 'node:path';

/** The root of the repository. */
export const rootFolder = path.resolve(__dirname, '../..');

/** The versions that have a sample project, newest first. */
export const SAMPLE_PROJECTS = ['v2', 'v1'] as const;

export type SampleProject = (typeof SAMPLE_PROJECTS)[number];

/** The OpenAPI document that both projects generate their clients from. */
export const bookshopDocument = path.join(rootFolder, 'samples/openapi/bookshop.yaml');

/** Absolute folder of a sample project, such as `…/samples/v2`. */
export function sampleProject(version: SampleProject): string {
  return path.join(rootFolder, 'samples', version);
}
