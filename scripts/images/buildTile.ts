/** Puts the logo on a filled square with a margin, for home screens. Takes and returns SVG source. */
export function buildTile(mark: string, background: string): string {
  const href = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" fill="${background}"/>
  <image href="${href}" x="14" y="14" width="36" height="36"/>
</svg>`;
}
