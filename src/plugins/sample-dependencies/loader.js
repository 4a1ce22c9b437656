// The bundler can only load loaders in plain JavaScript. The TypeScript plugin passes the actual function as an option.

/** Registers a page's sample files as dependencies, and returns its source unchanged. */
module.exports = function sampleDependenciesLoader(source) {
  for (const filePath of this.getOptions().collectDependencies(source, this.resourcePath)) {
    this.addDependency(filePath);
  }
  return source;
};
