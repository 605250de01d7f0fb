import styles from './footer.module.css';
import { FooterLinks } from './footer-links';
import type { ShellProps } from './shell-props';

/** The last lines of a footer: its note, the copyright and the legal links. Nothing if there are none. */
export function FooterEnd({ shell: { footer } }: ShellProps) {
  const { note, copyright, legal } = footer;
  if (!note && !copyright && legal.length === 0) return null;
  return (
    <div className={styles.end}>
      {note && <p className={styles.note}>{note}</p>}
      {copyright && <p>{copyright}</p>}
      {legal.length > 0 && (
        <ul className={styles.legal}>
          <FooterLinks links={legal} />
        </ul>
      )}
    </div>
  );
}
