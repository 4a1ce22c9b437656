import {join, resolve} from 'node:path';

/** The folder of this project, bench/tools. */
export const ROOT = resolve(import.meta.dirname, '..');

/** Where a tool writes the client of a document. */
export const clientFolder = (documentId, toolId) => join(ROOT, 'generated', documentId, toolId, 'api');

/** A command that a package of this project installs. */
export const binary = (name) => join(ROOT, 'node_modules/.bin', name);
