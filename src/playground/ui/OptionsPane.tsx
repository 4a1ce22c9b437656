import {type ReactNode, useId} from 'react';
import type {GeneratorOptions} from '../shared/types';
import CopyButton from './CopyButton';
import {buildCommand, buildRedoclyConfig, OPTION_GROUPS, type OptionField} from './options';
import styles from './styles.module.css';

interface Props {
  /** Path of the document. */
  readonly entry: string;
  readonly options: GeneratorOptions;
  readonly onChange: (options: GeneratorOptions) => void;
}

/** The generator's options, and how to write them down. */
export default function OptionsPane({entry, options, onChange}: Props): ReactNode {
  const command = buildCommand(entry, options);
  const config = buildRedoclyConfig(entry, options);
  const count = Object.values(options).filter(
    (value) => value === true || (value !== false && value.length > 0),
  ).length;
  return (
    <>
      <h2>Options</h2>
      <form className={styles.options} onSubmit={(event) => event.preventDefault()}>
        {OPTION_GROUPS.map(({title, fields}, at) => (
          <details key={title} open={at === 0}>
            <summary>{title}</summary>
            {fields.map((field) => (
              <Option
                key={field.name}
                field={field}
                value={options[field.name]}
                onChange={(value) => onChange({...options, [field.name]: value})}
              />
            ))}
          </details>
        ))}
      </form>
      {count > 0 && (
        <button type="button" onClick={() => onChange({})}>
          Reset {count} {count === 1 ? 'option' : 'options'}
        </button>
      )}
      <Snippet title="Command" text={command} />
      <Snippet title="redocly.yaml" text={config} />
    </>
  );
}

type Value = GeneratorOptions[string];

interface OptionProps {
  readonly field: OptionField;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

function Option({field: {name, kind, help, fallback, choices = []}, value, onChange}: OptionProps): ReactNode {
  const id = useId();
  const helpId = `${id}-help`;
  const shared = {id, 'aria-describedby': helpId};
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={styles.option} data-kind={kind}>
      {kind === 'flag' && (
        <input {...shared} type="checkbox" checked={value === true} onChange={({target}) => onChange(target.checked)} />
      )}
      <label htmlFor={id}>--{name}</label>
      {kind === 'text' && (
        <input
          {...shared}
          type="text"
          placeholder={fallback}
          spellCheck={false}
          value={text}
          onChange={({target}) => onChange(target.value)}
        />
      )}
      {kind === 'list' && (
        <textarea
          {...shared}
          rows={2}
          placeholder="One value per line"
          spellCheck={false}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={({target}) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      )}
      {kind === 'choice' && (
        <select {...shared} value={text} onChange={({target}) => onChange(target.value)}>
          <option value="">off</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      <small id={helpId}>{help}</small>
    </div>
  );
}

function Snippet({title, text}: {readonly title: string; readonly text: string}): ReactNode {
  return (
    <div className={styles.snippet}>
      <h3>{title}</h3>
      <CopyButton text={text} label={`Copy ${title}`} />
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>{text}</code>
      </pre>
    </div>
  );
}
