import type { Shell } from '../compiled';
import { ButtonLink } from '../ui/button-link';
import { Brand } from './brand';
import { DesktopMenu } from './desktop-menu';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { OtherCurrencySwitch } from './other-currency-switch';
import skipLink from './skip-link.module.css';

/** The skip link and the bar at the top of every page. Both menus are in the HTML, and CSS shows one of them. */
export function Header({ shell }: { shell: Shell }) {
  const { action } = shell.header;
  return (
    <>
      {/* The skip link must be the first focusable element (WCAG 2.2, 2.4.1). */}
      <a className={skipLink.skip} href="#content">
        {shell.words.shell.skipToContent}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Brand name={shell.name} logo={shell.logo} place="header" />
          <DesktopMenu shell={shell} />
          {shell.otherCurrency && <OtherCurrencySwitch {...shell.otherCurrency} />}
          <div className={styles.action}>
            <ButtonLink to={action.to} label={action.label} />
          </div>
          <MobileMenu shell={shell} />
        </div>
      </header>
    </>
  );
}
