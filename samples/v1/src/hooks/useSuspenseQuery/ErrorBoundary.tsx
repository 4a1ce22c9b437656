import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onRetry: () => void;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert">
        This did not load. <button onClick={this.retry}>Try again</button>
      </p>
    );
  }
}
