// npm start: runs `docusaurus start`, and the console says one line, the address. There is no notice of updates, because
// Docusaurus is pinned, and no "Starting the development server...", the only thing that this command writes with `info`.
process.env.NO_UPDATE_NOTIFIER = '1';
console.info = () => undefined;
process.argv.splice(2, 0, 'start');
await import('@docusaurus/core/bin/docusaurus.mjs');
