import type {ReactNode} from 'react';

interface Props<Values extends readonly (string | boolean)[]> {
  /** Is written into the page as text, so it must not use anything outside of the function. */
  readonly run: (...values: Values) => void;
  readonly values: Values;
}

/** Calls a function in a prerendered page before the browser paints what follows. */
export default function InlineScript<const Values extends readonly (string | boolean)[]>({
  run,
  values,
}: Props<Values>): ReactNode {
  // Without prerendered HTML, the script would never run, and React would log a warning.
  if (process.env.NODE_ENV === 'development') return null;
  const call = `(${run.toString()})(${values.map((value) => JSON.stringify(value)).join()})`;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: call}} />;
}
