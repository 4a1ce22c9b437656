import type {ReactNode} from 'react';

/** Replaces the theme's list of tags. Pages have no tags (`src/config/frontMatterFields.ts`), and its rules are 120 bytes. */
export default function TagsListInline(): ReactNode {
  return null;
}
