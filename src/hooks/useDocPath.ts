import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Finds the path of a documentation page in the reader's version.
 *
 * @param id Page id without the version, as in `hooks/useQuery`.
 * @returns The path with base URL, as in `/openapi-qraft/docs/hooks/useQuery`; undefined when this version has no such
 * page.
 */
export function useDocPath(id: string): string | undefined {
  const version = useActiveVersion(undefined);
  return version?.docs.find((doc) => doc.id === id)?.path;
}
