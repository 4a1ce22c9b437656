// Only for `docusaurus write-translations`, which extracts texts with Babel. The site itself is compiled with SWC: see
// src/config/scriptLoader.ts.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
