import styles from './footer.module.css';
import { FooterLinks } from './footer-links';
import type { ShellProps } from './shell-props';

/** The columns of links in a footer, the pages on social networks last. */
export function FooterColumns({ shell: { footer } }: ShellProps) {
  return (
    <div className={styles.columns}>
      {[...footer.columns, ...(footer.social ? [footer.social] : [])].map(({ title, links }) => (
        <div key={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.links}>
            <FooterLinks links={links} />
          </ul>
        </div>
      ))}
    </div>
  );
}
