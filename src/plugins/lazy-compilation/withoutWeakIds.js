// The bundler can only load loaders in plain JavaScript.

/** Removes the ids of pages from the registry of Docusaurus: Rspack compiles what `require.resolveWeak()` names. */
module.exports = function withoutWeakIdsLoader(source) {
  const code = source.replaceAll(/require\.resolveWeak\("[^"]*"\)/g, 'undefined');
  if (code === source)
    throw new Error(
      '.docusaurus/registry.js has no require.resolveWeak() any more. Remove src/plugins/lazy-compilation/withoutWeakIds.js.',
    );
  return code;
};
