import {Component, type ReactNode} from 'react';

interface Failure {
  error: Error;
  tryAgain: () => void;
}

interface Props {
  readonly fallback: (failure: Failure) => ReactNode;
  readonly children?: ReactNode;
}

export default class ErrorBoundary extends Component<Props, {error: Error | null}> {
  override state: {error: Error | null} = {error: null};

  static getDerivedStateFromError(error: Error): {error: Error} {
    return {error};
  }

  override render(): ReactNode {
    const {error} = this.state;
    return error
      ? this.props.fallback({error, tryAgain: () => this.setState({error: null})})
      : this.props.children;
  }
}
