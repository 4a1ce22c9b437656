// Loader for the metadata that a docs version hands to its pages.
//
// Each page of a version loads the descriptions of all its pages, which only lists of page cards show, and this site
// has none. Without them the file is half as long.
module.exports = function leanVersionMetadata(source) {
  const metadata = JSON.parse(source);
  for (const doc of Object.values(metadata.docs ?? {})) delete doc.description;
  return JSON.stringify(metadata);
};
