// Loader for the props of a docs version, which every page of it loads. They list all pages with their descriptions; only
// lists of page cards show those, and this site has none. Without them a page adds half as much to what all others load.
module.exports = function leanVersionProps(source) {
  const props = JSON.parse(source);
  if (props.version === undefined) return source;
  const docs = Object.values(props.version.docs ?? {});
  if (docs.length === 0) throw new Error(`${this.resourcePath} has no list of pages. Has Docusaurus moved it?`);
  for (const doc of docs) delete doc.description;
  return JSON.stringify(props);
};
