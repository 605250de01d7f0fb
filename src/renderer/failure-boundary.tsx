import { Component, type ReactNode } from 'react';
import type { Words } from '../compiled';
import styles from './failure-boundary.module.css';

interface FailureBoundaryProps {
  words: Pick<Words, 'errorTitle' | 'errorReload'>;
  children: ReactNode;
}

/** The last resort: replaces the whole page if the site itself fails (spec 000, section 8). */
export class FailureBoundary extends Component<FailureBoundaryProps, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { words, children } = this.props;
    if (this.state.message === undefined) return children;
    return (
      <main className={styles.failure} role="alert">
        <h1>{words.errorTitle}</h1>
        <p>{this.state.message}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {words.errorReload}
        </button>
      </main>
    );
  }
}
