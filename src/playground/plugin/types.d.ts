declare module '@generated/playground/bundles' {
  interface Bundle {
    readonly url: string;
    /** Uncompressed. */
    readonly bytes: number;
  }

  const bundles: Readonly<
    Record<import('./bundles').BundleName | 'frame' | 'types' | 'samples' | 'bookshop' | 'rclone', Bundle>
  >;
  export default bundles;
}
