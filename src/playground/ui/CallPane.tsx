import {type ReactNode, useId, useState} from 'react';
import type {Operation} from '../shared/types';
import {buildCall} from './buildCall';
import CopyButton from './CopyButton';
import QueryKeyForm from './QueryKeyForm';
import styles from './styles.module.css';

interface Props {
  readonly operation: Operation;
  readonly onTry: (code: string) => void;
}

/** The calls of an operation, with its names and values of its parameters. */
export default function CallPane({operation, onTry}: Props): ReactNode {
  const {service, name, method, path, summary, calls} = operation;
  const [call, setCall] = useState(operation.kind === 'query' ? 'useQuery' : 'useMutation');
  const id = useId();
  const chosen = calls.includes(call) ? call : (calls[0] ?? call);
  const code = buildCall(operation, chosen);
  return (
    <div className={styles.call}>
      <h3>
        {service}.{name}
      </h3>
      <p>
        <code>
          {method.toUpperCase()} {path}
        </code>{' '}
        {summary}
      </p>
      <div className={styles.toolbar}>
        <label htmlFor={id}>Call</label>
        <select id={id} value={chosen} onChange={({target}) => setCall(target.value)}>
          {calls.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <button type="button" className={styles.primary} onClick={() => onTry(code)}>
          Open in the editor
        </button>
        <CopyButton text={code} label="Copy the call" />
      </div>
      <pre tabIndex={0} role="group" aria-label={`Call of ${name}`} className={styles.code}>
        <code>{code}</code>
      </pre>
      <QueryKeyForm operation={operation} />
    </div>
  );
}
