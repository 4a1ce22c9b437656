import {Component, type ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly message?: string;
}

/** Keeps an error that a sample throws while it renders inside its result. */
export default class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return {message: error instanceof Error ? error.message : String(error)};
  }

  override render(): ReactNode {
    const {message} = this.state;
    if (message === undefined) return this.props.children;
    return <p role="alert">{`The sample threw an error: ${message}. Press “Reset” to start again.`}</p>;
  }
}
