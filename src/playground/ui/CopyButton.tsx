import {type ReactNode, useState} from 'react';
import {announce} from '@site/src/lib/announce';
import {copyText} from '@site/src/lib/copyText';

const SHOWN_FOR = 2000;

interface Props {
  readonly text: string;
  /** Accessible name, which says what is copied. */
  readonly label: string;
}

export default function CopyButton({text, label}: Props): ReactNode {
  const [outcome, setOutcome] = useState<string>();
  async function copy(): Promise<void> {
    const said = (await copyText(text)) ? 'Copied' : 'Not copied';
    setOutcome(said);
    announce(said);
    setTimeout(() => setOutcome(undefined), SHOWN_FOR);
  }
  return (
    <button type="button" aria-label={label} onClick={() => void copy()}>
      {outcome ?? 'Copy'}
    </button>
  );
}
