import {Component, type ReactNode, Suspense} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {type QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {describe, print} from './describe';
import type {findComponent} from './findComponent';

export const NOTHING_TO_SHOW =
  'The code has run. To see something here, export a component as default, or a value as "result".';

interface Options {
  readonly target: HTMLElement;
  readonly found: ReturnType<typeof findComponent>;
  /** Client of the code, for components that use hooks of TanStack Query. */
  readonly client: QueryClient;
  readonly onProblem: (message: string) => void;
}

/**
 * Shows what a module exports: a component, or a value.
 *
 * @returns the root of a component
 */
export function showResult({target, found, client, onProblem}: Options): Root | undefined {
  if (found === undefined) {
    // The code may have rendered on its own.
    if (target.childElementCount === 0) target.textContent = NOTHING_TO_SHOW;
    return undefined;
  }
  if ('value' in found) {
    showValue(target, found.value, onProblem);
    return undefined;
  }
  const onError = (error: unknown): void => onProblem(describe(error));
  const element = (
    <Boundary>
      <Suspense fallback={<p>Loading…</p>}>
        <found.component />
      </Suspense>
    </Boundary>
  );
  const root = createRoot(target, {onCaughtError: onError, onUncaughtError: onError});
  root.render(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
  return root;
}

/** Shows the error in place of what could not render. */
class Boundary extends Component<{children: ReactNode}, {error?: unknown}> {
  override state: {error?: unknown} = {};

  static getDerivedStateFromError(error: unknown): {error: unknown} {
    return {error};
  }

  override render(): ReactNode {
    return 'error' in this.state ? <p role="alert">{describe(this.state.error)}</p> : this.props.children;
  }
}

/** Shows a value, or what a promise resolves with. */
function showValue(target: HTMLElement, value: unknown, onProblem: (message: string) => void): void {
  const output = document.createElement('pre');
  output.textContent = value instanceof Promise ? 'Pending…' : print(value);
  target.replaceChildren(output);
  if (!(value instanceof Promise)) return;
  value.then(
    (result) => (output.textContent = print(result)),
    (error: unknown) => {
      output.textContent = `Rejected with ${describe(error)}`;
      onProblem(describe(error));
    },
  );
}
