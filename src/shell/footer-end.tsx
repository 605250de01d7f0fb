import styles from './footer.module.css';
import { FooterLinks } from './footer-links';
import type { ShellProps } from './shell-props';

/** The last lines of a footer: its note, the copyright and the legal links. */
export function FooterEnd({ shell: { footer } }: ShellProps) {
  return (
    <div className={styles.end}>
      {footer.note && <p className={styles.note}>{footer.note}</p>}
      <p>{footer.copyright}</p>
      <ul className={styles.legal}>
        <FooterLinks links={footer.legal} />
      </ul>
    </div>
  );
}
