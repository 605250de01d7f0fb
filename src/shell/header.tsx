import styles from './header.module.css';
import { HeaderBar } from './header-bar';
import type { ShellProps } from './shell-props';
import { siteShell } from './site-shell';
import skipLink from './skip-link.module.css';

/** The skip link and the header of every page, with the site's own content or the engine's. */
export function Header({ shell }: ShellProps) {
  const { Header: Content = HeaderBar } = siteShell;
  return (
    <>
      {/* The skip link must be the first focusable element (WCAG 2.2, 2.4.1). */}
      <a className={skipLink.skip} href="#content">
        {shell.words.shell.skipToContent}
      </a>
      <header className={styles.header}>
        <Content shell={shell} />
      </header>
    </>
  );
}
