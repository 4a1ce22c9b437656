import {type KeyboardEvent, type ReactNode, useMemo, useRef, useState} from 'react';
import type {Operation} from '../shared/types';
import CallPane from './CallPane';
import styles from './styles.module.css';

interface ListProps {
  readonly operations: readonly Operation[];
  readonly chosen: Operation | undefined;
  readonly onChoose: (operation: Operation) => void;
  /** Puts a call into the editor. */
  readonly onTry: (code: string) => void;
}

type Props = Omit<ListProps, 'operations'> & {readonly operations: readonly Operation[] | undefined};

/** The operations of the client by service, and what can be called on the chosen one. */
export default function OperationsPane({operations, ...others}: Props): ReactNode {
  return (
    <>
      <h2>Operations</h2>
      {operations ? (
        <OperationList operations={operations} {...others} />
      ) : (
        <p className={styles.hint}>The operations of your document appear here.</p>
      )}
    </>
  );
}

function OperationList({operations, chosen, onChoose, onTry}: ListProps): ReactNode {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => operations.filter((operation) => matches(operation, query)), [operations, query]);
  const services = [...new Set(found.map(({service}) => service))];
  const current = chosen && found.includes(chosen) ? chosen : found[0];

  function press(event: KeyboardEvent): void {
    const at = current ? found.indexOf(current) : -1;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(at + 1, found.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: found.length - 1,
    };
    const target = targets[event.key];
    const next = target === undefined ? undefined : found[target];
    if (target === undefined || !next) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelectorAll('[role=option]')[target]?.scrollIntoView({block: 'nearest'});
  }

  return (
    <div className={styles.operations}>
      <div>
        <input
          type="search"
          aria-label="Find an operation"
          placeholder="Find an operation"
          value={query}
          onChange={({target}) => setQuery(target.value)}
        />
        <p role="status" className={styles.hint}>
          {found.length} of {operations.length} operations
        </p>
        <div
          ref={list}
          role="listbox"
          aria-label="Operations"
          tabIndex={0}
          aria-activedescendant={current && optionId(current)}
          className={styles.list}
          onKeyDown={press}
        >
          {services.map((service) => (
            <div key={service} role="group" aria-label={service}>
              <div className={styles.service} role="presentation">
                {service}
              </div>
              {found
                .filter((operation) => operation.service === service)
                .map((operation) => (
                  <div
                    key={`${operation.name} ${operation.method} ${operation.path}`}
                    id={optionId(operation)}
                    role="option"
                    aria-selected={operation === chosen}
                    onClick={() => onChoose(operation)}
                  >
                    <span>{operation.name}</span>
                    <small>
                      {operation.method.toUpperCase()} {operation.path}
                      {operation.isDeprecated && ' (deprecated)'}
                    </small>
                  </div>
                ))}
            </div>
          ))}
        </div>
      </div>
      {chosen && <CallPane key={optionId(chosen)} operation={chosen} onTry={onTry} />}
    </div>
  );
}

const optionId = ({service, method, path}: Operation): string =>
  `operation-${service}-${method}-${path.replace(/[^\w]/g, '_')}`;

/** Every word of the query is in the operation's names, path, or summary. */
function matches({service, name, method, path, summary = ''}: Operation, query: string): boolean {
  const text = `${service}.${name} ${method} ${path} ${summary}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
