module.exports = globalThis.ts;
