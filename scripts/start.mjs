// npm start: runs `docusaurus start`. Without its notice of updates, because Docusaurus is pinned.
process.env.NO_UPDATE_NOTIFIER = '1';
process.argv.splice(2, 0, 'start');
await import('@docusaurus/core/bin/docusaurus.mjs');
