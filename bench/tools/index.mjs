// npm run bench:tools: measures the tools, or with --check only tries what the pages say. The options are in measure.mjs
// and check.mjs.
await import(process.argv.includes('--check') ? './check.mjs' : './measure.mjs');
