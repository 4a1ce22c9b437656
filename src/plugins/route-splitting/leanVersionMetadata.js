// Loader for the metadata that a docs version hands to its pages.
//
// Each page of a version loads the descriptions of all its pages, which only lists of page cards show, and this site
// has none. Without them the file is half as long.
module.exports = function leanVersionMetadata(source) {
  const props = JSON.parse(source);
  if (props.version === undefined) return source;
  const docs = Object.values(props.version.docs ?? {});
  if (docs.length === 0) throw new Error(`${this.resourcePath} has no list of pages. Has Docusaurus moved it?`);
  for (const doc of docs) delete doc.description;
  return JSON.stringify(props);
};
