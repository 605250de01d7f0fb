import styles from './footer.module.css';
import { FooterLinks } from './footer-links';
import type { ShellProps } from './shell-props';

/** The columns of links in a footer, the site's own pages on social networks last. Nothing if there are none. */
export function FooterColumns({ shell: { footer } }: ShellProps) {
  const columns = [...footer.columns, ...(footer.social ? [footer.social] : [])];
  if (columns.length === 0) return null;
  return (
    <div className={styles.columns}>
      {columns.map(({ title, links }) => (
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
