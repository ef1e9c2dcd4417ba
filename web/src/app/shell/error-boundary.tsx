/** Shows the error page for an error in a page. A change of page resets it. */
import { Component, type ReactNode } from 'react';
import { replayInput } from '../input-replay/replay-input.ts';
import { ErrorPage } from './error-page.tsx';

type Props = { resetKey: string; children: ReactNode };
type State = { failed: boolean };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** A page that fails at its first rendering does not repeat what was kept for it, and would keep every press. */
  override componentDidCatch(error: unknown): void {
    // React tells the console alone of an error that a boundary shows; `page-reports.ts` counts it.
    dispatchEvent(new CustomEvent('page-broken', { detail: error }));
    setTimeout(() => void replayInput());
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
