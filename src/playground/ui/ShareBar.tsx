import {type ReactNode, useState} from 'react';
import {copyText} from '@site/src/lib/copyText';
import {download} from './download';
import {SHARED_FILE} from './readFiles';
import {buildFragment} from './share';
import type {Playground} from './usePlayground';
import styles from './styles.module.css';

/** Links to what the reader has entered, and what the browser keeps of it. */
export default function ShareBar({playground: {state, keeping, forget}}: {readonly playground: Playground}): ReactNode {
  const [said, setSaid] = useState('');
  const isEmpty = state.files.every(({text}) => text === '');

  async function share(): Promise<void> {
    const fragment = await buildFragment(state);
    if (fragment === undefined) {
      setSaid(
        'Your work is too long for a link. Press “Download the work”, and open the file later with “Choose files”.',
      );
      return;
    }
    window.history.replaceState(null, '', fragment);
    const isCopied = await copyText(window.location.href);
    setSaid(isCopied ? 'Link copied.' : 'The link is in the address bar.');
  }

  return (
    <div className={styles.toolbar}>
      <button type="button" disabled={isEmpty} onClick={() => void share()}>
        Copy link
      </button>
      <button
        type="button"
        disabled={isEmpty}
        onClick={() => download(SHARED_FILE, JSON.stringify(state), 'application/json')}
      >
        Download the work
      </button>
      <button type="button" disabled={isEmpty} onClick={forget}>
        Delete the work
      </button>
      <span role="status">{said || keeping || ''}</span>
    </div>
  );
}
