import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header to the content (WCAG 2.2, 2.4.1). */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#content">
      {label}
    </a>
  );
}
