declare module '@generated/playground/bundles' {
  interface Bundle {
    readonly url: string;
    /** Uncompressed. */
    readonly bytes: number;
  }

  const bundles: Readonly<Record<import('./bundles').BundleName, Bundle>>;
  export default bundles;
}

declare module '@generated/playground/documents' {
  /** Addresses of the sample documents. */
  const documents: Readonly<Record<'bookshop' | 'rclone', string>>;
  export default documents;
}
