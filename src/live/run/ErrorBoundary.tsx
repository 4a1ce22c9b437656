import {Component, type ReactNode} from 'react';
import ErrorMessage from './ErrorMessage';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly thrown?: {readonly error: unknown};
}

/** Keeps an error that a sample throws while it renders inside its result. */
export default class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return {thrown: {error}};
  }

  override render(): ReactNode {
    const {thrown} = this.state;
    return thrown ? <ErrorMessage error={thrown.error} /> : this.props.children;
  }
}
