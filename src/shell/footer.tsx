import { Brand } from './brand';
import styles from './footer.module.css';
import { FooterColumns } from './footer-columns';
import { FooterEnd } from './footer-end';
import type { ShellProps } from './shell-props';
import { siteShell } from './site-shell';

/** The footer of every page, with the site's own content or the engine's. */
export function Footer({ shell }: ShellProps) {
  const { Footer: Content = FooterContent } = siteShell;
  return (
    <footer className={styles.footer}>
      <Content shell={shell} />
    </footer>
  );
}

/** What the engine shows: the brand with the contact, the columns of links, and the last lines. */
function FooterContent({ shell }: ShellProps) {
  const { name, logo, footer, contact } = shell;
  return (
    <div className={styles.inner}>
      <div className={styles.about}>
        <Brand name={name} logo={logo} place="footer" />
        {footer.statement && <p className={styles.statement}>{footer.statement}</p>}
        {contact && (
          <p className={styles.statement}>
            {`${contact.address.join(', ')} `}
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
          </p>
        )}
      </div>
      <FooterColumns shell={shell} />
      <FooterEnd shell={shell} />
    </div>
  );
}
