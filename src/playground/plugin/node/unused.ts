// Stands for modules of Node.js that are imported but not needed in a browser.
export const EOL = '\n';
export const homedir = (): string => '/';
export const tmpdir = (): string => '/tmp';
export const platform = (): string => 'linux';
export const release = (): string => '';
export const type = (): string => 'Linux';
export const cpus = (): readonly unknown[] => [];
export const isatty = (): boolean => false;
export const createRequire = () => () => ({});
export default {EOL, homedir, tmpdir, platform, release, type, cpus, isatty, createRequire};
