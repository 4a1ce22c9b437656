declare module '@generated/playground/bundles' {
  interface Bundle {
    readonly url: string;
    /** Uncompressed. */
    readonly bytes: number;
  }

  const bundles: Readonly<Record<import('./bundles').BundleName | 'frame' | 'types', Bundle>>;
  export default bundles;
}
