import {useLayoutEffect, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import InlineScript from '@site/src/components/InlineScript';
import {CALL_FRAGMENT, KEPT_DOCUMENT_KEY} from '@site/src/lib/playgroundSample';
import styles from './styles.module.css';

/** Attribute of the root element while the browser keeps a document of the reader. The style sheet shows the link then. */
const ATTRIBUTE = 'data-kept-document';

/** Runs as an inline script too, so it must not use anything outside of this function. */
function markKeptDocument(key: string, attribute: string): void {
  let isKept = false;
  try {
    isKept = localStorage.getItem(key) !== null;
  } catch {
    // A browser that refuses storage keeps no document.
  }
  document.documentElement.toggleAttribute(attribute, isKept);
}

/**
 * A link that writes the call of the page for the document that the reader has kept in the playground, if any. An inline
 * script decides before the first paint, because a link that appears later would move the page.
 */
export default function CallWithOwnDocument({call}: {readonly call: string}): ReactNode {
  const playground = useBaseUrl('/playground');
  // Scripts do not run in pages that React renders.
  useLayoutEffect(() => markKeptDocument(KEPT_DOCUMENT_KEY, ATTRIBUTE), []);
  return (
    <>
      <InlineScript run={markKeptDocument} values={[KEPT_DOCUMENT_KEY, ATTRIBUTE]} />
      <a className={styles.ownDocument} href={playground + CALL_FRAGMENT + call}>
        Try with your API
      </a>
    </>
  );
}
