import {type ReactNode, useEffect, useId, useState} from 'react';
import {DownloadError} from '../shared/loadBundles';
import type {Operation, OperationParameter} from '../shared/types';
import styles from './styles.module.css';

type ComputeKey = (operation: Operation, parameters: object | undefined) => unknown;

/** The key under which an operation is cached, for parameters that the reader enters. */
export default function QueryKeyForm({operation}: {readonly operation: Operation}): ReactNode {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      operation.parameters.map((parameter) => [idOf(parameter), parameter.isRequired ? print(parameter.example) : '']),
    ),
  );
  const [compute, setCompute] = useState<ComputeKey>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    import('./computeKey').then(
      ({computeKey}) => {
        if (isCurrent) setCompute(() => computeKey);
      },
      (error: unknown) => {
        if (isCurrent) setFailure(new DownloadError(error).message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const key = compute?.(operation, collect(operation.parameters, values));
  return (
    <form className={styles.key} onSubmit={(event) => event.preventDefault()}>
      <h4>{operation.kind === 'query' ? 'Query key' : 'Mutation key'}</h4>
      {operation.parameters.map((parameter) => (
        <Field
          key={idOf(parameter)}
          parameter={parameter}
          value={values[idOf(parameter)] ?? ''}
          onChange={(value) => setValues((old) => ({...old, [idOf(parameter)]: value}))}
        />
      ))}
      {failure !== undefined && <p role="alert">{failure}</p>}
      <output aria-label={operation.kind === 'query' ? 'Query key' : 'Mutation key'}>
        <code>{key === undefined ? '…' : JSON.stringify(key)}</code>
      </output>
    </form>
  );
}

interface FieldProps {
  readonly parameter: OperationParameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Field({parameter, value, onChange}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {parameter.name} <small>{parameter.in}</small>
      </label>
      <input id={id} value={value} placeholder={parameter.type} onChange={({target}) => onChange(target.value)} />
    </div>
  );
}

const idOf = ({in: place, name}: OperationParameter): string => `${place} ${name}`;
const print = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

/** The parameters as a call has them. Empty fields are left out. */
function collect(
  parameters: readonly OperationParameter[],
  values: Readonly<Record<string, string>>,
): object | undefined {
  const collected: Record<string, Record<string, unknown>> = {};
  for (const parameter of parameters) {
    const text = values[idOf(parameter)] ?? '';
    if (text === '') continue;
    (collected[parameter.in] ??= {})[parameter.name] = parameter.type === 'string' ? text : parse(text);
  }
  return Object.keys(collected).length > 0 ? collected : undefined;
}

/** A number, a boolean, a list, or else the text itself. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
