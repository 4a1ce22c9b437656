declare module '@generated/route-splitting/slices' {
  /** Tables of the docs versions, those with longer paths first. */
  const slices: readonly {readonly path: string; readonly load: () => Promise<unknown>}[];
  export default slices;
}

declare module '@docusaurus/core/lib/client/clientEntry';
