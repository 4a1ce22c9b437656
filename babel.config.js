// Read by `docusaurus write-translations`, which looks for texts with Babel. SWC compiles the site:
// see src/config/scriptLoader.ts.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
