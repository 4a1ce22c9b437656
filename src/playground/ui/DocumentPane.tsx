import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import {preloadGenerator} from '../generator/client';
import CodeEditor, {type CodeEditorHandle} from './CodeEditor';
import DownloadBar from './DownloadBar';
import ProblemList from './ProblemList';
import {addFiles, editDocument, readFiles} from './readFiles';
import {SAMPLES} from './samples';
import {countOf, describeError, EMPTY, type Playground} from './usePlayground';
import styles from './styles.module.css';

interface Props {
  readonly playground: Playground;
  readonly onShowFiles: () => void;
}

/** The document: from a sample, a file, or the keyboard. */
export default function DocumentPane({playground, onShowFiles}: Props): ReactNode {
  const {state, running, result, problems, replaced, change, replace, report, start, cancel} = playground;
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const editor = useRef<CodeEditorHandle>(null);
  const hint = useId();
  const text = state.files.find(({path}) => path === state.entry)?.text ?? '';
  const others = state.files.filter(({path}) => path !== state.entry);
  const missing = problems.flatMap(({missingFiles = []}) => missingFiles);

  async function add(chosen: readonly File[]): Promise<void> {
    const read = await readFiles(chosen);
    if (read.problems.length > 0) report(read.problems);
    if (read.files.length === 0) return;
    try {
      replace(addFiles(state, read.files, missing));
    } catch (error) {
      report([{message: describeError(error)}]);
    }
  }

  async function openSample(at: number): Promise<void> {
    try {
      const file = await SAMPLES[at]?.load();
      if (file) replace({...EMPTY, options: state.options, files: [file], entry: file.path});
    } catch (error) {
      report([{message: describeError(error)}]);
    }
  }

  const latestAdd = useRef(add);
  latestAdd.current = add;
  // On the whole page: a browser leaves the page for a file that is dropped elsewhere.
  useEffect(() => {
    const controller = new AbortController();
    const listen = (type: 'dragenter' | 'dragleave' | 'dragover' | 'drop', react: (event: DragEvent) => void): void =>
      window.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return; // such as a selected word
          event.preventDefault();
          react(event);
        },
        {signal: controller.signal},
      );
    listen('dragenter', preloadGenerator);
    listen('dragover', () => setOver(true));
    listen('dragleave', ({relatedTarget}) => setOver(relatedTarget !== null));
    listen('drop', ({dataTransfer}) => {
      setOver(false);
      void latestAdd.current([...(dataTransfer?.files ?? [])]);
    });
    return () => controller.abort();
  }, []);

  return (
    <div className={clsx(styles.document, isOver && styles.over)}>
      <h2>Document</h2>
      <div className={styles.toolbar} onPointerEnter={preloadGenerator} onFocus={preloadGenerator}>
        <span id={hint}>Start from</span>
        <span role="group" aria-labelledby={hint} className={styles.samples}>
          {SAMPLES.map(({label}, at) => (
            <button key={label} type="button" onClick={() => void openSample(at)}>
              {label}
            </button>
          ))}
        </span>
        <button type="button" onClick={() => chooser.current?.click()}>
          Choose files
        </button>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label="Files to add"
          accept=".yaml,.yml,.json"
          onChange={({target}) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      <CodeEditor
        ref={editor}
        label="OpenAPI document"
        language={state.entry.endsWith('.json') ? 'json' : 'yaml'}
        value={text}
        onChange={(value) => change(editDocument(state, value))}
        problems={problems}
        onActivate={preloadGenerator}
      />
      <div className={styles.toolbar}>
        <button
          type="button"
          className={styles.primary}
          onClick={() => start()}
          onPointerEnter={preloadGenerator}
          onFocus={preloadGenerator}
          disabled={running !== undefined}
        >
          Generate
        </button>
        {running && (
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        )}
        {result && !running && (
          <button type="button" onClick={onShowFiles}>
            Show {countOf(result.files, 'file')} and {countOf(result.operations, 'operation')}
          </button>
        )}
        {replaced && (
          <button type="button" onClick={() => replace(replaced)}>
            Restore {replaced.entry}
          </button>
        )}
        <DownloadBar running={running} />
      </div>
      <ProblemList problems={problems} onGoTo={(line, column) => editor.current?.reveal(line, column)} />
      {(others.length > 0 || missing.length > 0) && (
        <div className={styles.others}>
          <h3>Files that the document refers to</h3>
          <ul>
            {others.map(({path}) => (
              <li key={path}>
                <code>{path}</code>{' '}
                <button
                  type="button"
                  aria-label={`Remove ${path}`}
                  onClick={() => change({files: state.files.filter((file) => file.path !== path)})}
                >
                  Remove
                </button>
              </li>
            ))}
            {missing.map((path) => (
              <li key={path}>
                <code>{path}</code>{' '}
                <button type="button" aria-label={`Add ${path}`} onClick={() => chooser.current?.click()}>
                  Add
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
