// Loader for the props of a docs version, which each of its pages loads. Removes the descriptions from the list of
// pages: only DocCardList shows them, and this site does not use it. The list is half as large without them.
module.exports = function leanVersionProps(source) {
  const props = JSON.parse(source);
  if (props.version === undefined) return source;
  const docs = Object.values(props.version.docs ?? {});
  if (docs.length === 0)
    throw new Error(
      `${this.resourcePath} has no list of pages. If Docusaurus was upgraded, adapt leanVersionProps.js.`,
    );
  for (const doc of docs) delete doc.description;
  return JSON.stringify(props);
};
