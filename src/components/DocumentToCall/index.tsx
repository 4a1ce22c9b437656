import {Fragment, useId, useRef, type PointerEvent, type ReactNode} from 'react';
import {buildStyles} from './buildStyles';

/** A name of the document with what it becomes. Written by src/remark/documentToCall. */
export interface LinkedPart {
  readonly label: string;
  readonly explanation: string;
  /** The names in the document, in the generated code, and in the call. */
  readonly names: readonly (readonly string[])[];
}

interface Props {
  /** A list of `LinkedPart` as JSON, from the remark plugin. */
  readonly parts?: string;
  /** The three panes, from the remark plugin. */
  readonly children: ReactNode;
}

const PLACES = ['In the document', 'generated', 'in your code'];

/**
 * Three linked panes: a piece of the OpenAPI document, what the CLI writes, and the call. The chosen part lights up in all of
 * them. Without scripts, the choice works as well.
 */
export default function DocumentToCall({parts: json = '[]', children}: Props): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const parts = JSON.parse(json) as readonly LinkedPart[]; // Written by the remark plugin.

  /** Pointing at a part of the code chooses it. */
  function choosePart({target}: PointerEvent): void {
    const part = target instanceof Element && target.closest<HTMLElement>('[data-part]')?.dataset.part;
    const choice = part && root.current?.querySelector<HTMLInputElement>(`input[value="${part}"]`);
    if (choice) choice.checked = true;
  }

  return (
    <div ref={root} className="document-to-call" onPointerOver={choosePart}>
      <style dangerouslySetInnerHTML={{__html: buildStyles(parts.length)}} />
      <fieldset>
        <legend>Follow a name from the document to the call</legend>
        {parts.map(({label, explanation, names}, index) => (
          <div key={label}>
            <label>
              <input
                type="radio"
                name={id}
                value={index + 1}
                defaultChecked={index === 0}
                aria-describedby={`${id}${index}`}
              />
              {label}
            </label>
            <p id={`${id}${index}`}>
              {explanation} <Names names={names} />
            </p>
          </div>
        ))}
      </fieldset>
      <div>{children}</div>
    </div>
  );
}

/** `In the document: books · generated: BooksService · in your code: books` */
function Names({names}: Pick<LinkedPart, 'names'>): ReactNode {
  const shown = names.flatMap((ofPane, pane) => (ofPane.length > 0 ? {place: PLACES[pane], ofPane} : []));
  return shown.map(({place, ofPane}, index) => (
    <Fragment key={place}>
      {`${index > 0 ? ', ' : ''}${place}: `}
      {ofPane.map((name, position) => (
        <Fragment key={name}>
          {position > 0 && ' and '}
          <code>{name}</code>
        </Fragment>
      ))}
      {index === shown.length - 1 && '.'}
    </Fragment>
  ));
}
