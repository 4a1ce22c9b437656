import {lazy, type ReactNode, Suspense, useState} from 'react';
import type {Operation} from '../shared/types';
import {buildStarterCode} from '../shared/starterCode';
import DocumentPane from './DocumentPane';
import FilesPane from './FilesPane';
import OperationsPane from './OperationsPane';
import OptionsPane from './OptionsPane';
import ShareBar from './ShareBar';
import {usePlayground} from './usePlayground';
import styles from './styles.module.css';

const RunPane = lazy(() => import('./run'));

const PANES = ['Document', 'Options', 'Files', 'Operations', 'Code'] as const;
type Pane = (typeof PANES)[number];

/** Generates a client from the reader's document, and runs calls of it: all in the browser. */
export default function Playground(): ReactNode {
  const playground = usePlayground();
  const {state, result, change} = playground;
  // Only narrow windows show one pane at a time.
  const [pane, setPane] = useState<Pane>('Document');
  const [chosen, setChosen] = useState<Operation>();
  const first = result?.operations.find(({kind}) => kind === 'query') ?? result?.operations[0];
  const operation = result?.operations.find((each) => isSame(each, chosen)) ?? first;
  const code = state.code ?? (operation ? buildStarterCode(operation) : '');

  return (
    <div className={styles.playground} data-pane={pane}>
      <header className={styles.header}>
        <ShareBar playground={playground} />
      </header>
      <nav className={styles.panes} aria-label="Parts of the playground">
        {PANES.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === pane ? 'true' : undefined}
            onClick={() => setPane(name)}
          >
            {name}
          </button>
        ))}
      </nav>
      <section data-name="Document" aria-label="Document">
        <DocumentPane playground={playground} />
      </section>
      <section data-name="Options" aria-label="Options">
        <OptionsPane state={state} onChange={(options) => change({options})} />
      </section>
      <section data-name="Files" aria-label="Files">
        <FilesPane files={result?.files} />
      </section>
      <section data-name="Operations" aria-label="Your operations">
        <OperationsPane
          operations={result?.operations}
          chosen={operation}
          onChoose={setChosen}
          onTry={(text) => {
            change({code: text});
            setPane('Code');
          }}
        />
      </section>
      <section data-name="Code" aria-label="Try it">
        {result ? (
          <Suspense fallback={<p>Loading…</p>}>
            <RunPane
              client={result.files}
              document={result.document}
              code={code}
              onCodeChange={(text) => change({code: text})}
            />
          </Suspense>
        ) : (
          <p className={styles.hint}>Generate a client first. Then you can write a call here and run it.</p>
        )}
      </section>
    </div>
  );
}

const isSame = (one: Operation, other: Operation | undefined): boolean =>
  one.service === other?.service && one.name === other.name;
