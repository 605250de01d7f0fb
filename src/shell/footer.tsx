import type { NavigationLink, Shell } from '../compiled';
import { Link } from '../ui/link';
import { Brand } from './brand';
import styles from './footer.module.css';

/** The footer: the brand, links to all pages, and legal notices. */
export function Footer({ shell: { name, logo, footer, contact } }: { shell: Shell }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Brand name={name} logo={logo} place="footer" />
          <p className={styles.statement}>{footer.statement}</p>
          {contact && (
            <p className={styles.statement}>
              {`${contact.address.join(', ')} `}
              <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
            </p>
          )}
        </div>
        <div className={styles.columns}>
          {[...footer.columns, ...(footer.social ? [footer.social] : [])].map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </div>
        <div className={styles.end}>
          {footer.note && <p className={styles.note}>{footer.note}</p>}
          <p>{footer.copyright}</p>
          <ul className={styles.legal}>
            <Items links={footer.legal} />
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        <Items links={links} />
      </ul>
    </div>
  );
}

function Items({ links }: { links: readonly NavigationLink[] }) {
  return links.map(({ label, to }) => (
    <li key={to.href}>
      <Link to={to}>{label}</Link>
    </li>
  ));
}
