/** Catches errors in rendering, so that nobody is left with an empty page. */
import { Component, type ComponentChildren } from 'preact';
import { reportError } from '../error-reports';
import { ProblemScreen } from './problem';

interface MishapState {
  readonly detail: string | null;
}

/** Shows a poster instead of a page that threw, and reports the error. */
export class MishapBoundary extends Component<{ readonly children: ComponentChildren }, MishapState> {
  override state: MishapState = { detail: null };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    reportError(error);
    this.setState({ detail: error instanceof Error ? error.message : String(error) });
  }

  override render() {
    const { detail } = this.state;
    if (detail === null) return this.props.children;
    return <ProblemScreen problem={{ kind: 'mishap', detail }} onRetry={() => window.location.reload()} />;
  }
}
