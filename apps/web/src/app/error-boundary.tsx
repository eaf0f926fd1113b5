import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportProblem } from '@/lib/report-problem.ts';
import { ErrorScreen } from './error-screen.tsx';

interface Props {
  /** A new value clears the error, because the visitor went to another page. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly resetKey: string;
}

/** Catches what a page throws while rendering, so that the navigation still works. React has no hook for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportProblem('A page failed to render', { error, stack: info.componentStack });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorScreen error={error} onRetry={() => this.setState({ error: null })} />;
  }
}
