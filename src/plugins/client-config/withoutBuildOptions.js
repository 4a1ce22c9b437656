// The bundler can only load loaders in plain JavaScript.

const BUILD_OPTIONS = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'stylesheets',
  'themes',
];
const CONFIG = /^export default ({[^]*});$/m;

/** Loader for the configuration that Docusaurus generates: a module that exports JSON. */
module.exports = function withoutBuildOptions(source) {
  const [, json] = CONFIG.exec(source) ?? [];
  if (json === undefined) {
    throw new Error(`${this.resourcePath} exports no object. Adapt src/plugins/client-config to this Docusaurus.`);
  }
  const options = Object.entries(JSON.parse(json)).filter(([name]) => !BUILD_OPTIONS.includes(name));
  return `export default ${JSON.stringify(Object.fromEntries(options))};`;
};
