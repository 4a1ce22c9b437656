// A loader runs inside the bundler, where only plain JavaScript can be loaded; the work is done by the
// function that the plugin hands over in the options.

/** Tells the bundler which sample files a page shows, then passes the page on unchanged. */
module.exports = function sampleDependenciesLoader(source) {
  for (const filePath of this.getOptions().collectDependencies(source, this.resourcePath)) {
    this.addDependency(filePath);
  }
  return source;
};
