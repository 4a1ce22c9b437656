declare module '@generated/whats-new/default/releases.json' {
  const releases: readonly import('./groupNews').Release[];
  export default releases;
}
