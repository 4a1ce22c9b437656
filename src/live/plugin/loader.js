// The bundler can only load loaders in plain JavaScript. The TypeScript plugin passes the actual function as an option.

/** Turns a `*.live.tsx` into a module that creates the sample. */
module.exports = function liveSampleLoader() {
  const callback = this.async();
  this.getOptions()
    .bundleSample(this.resourcePath)
    .then(({code, files}) => {
      files.forEach((file) => this.addDependency(file));
      callback(null, code);
    }, callback);
};
