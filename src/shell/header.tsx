import type { Shell } from '../compiled';
import { ButtonLink } from '../ui/button-link';
import { Brand } from './brand';
import { DesktopMenu } from './desktop-menu';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { OtherCurrencySwitch } from './other-currency-switch';
import skipLink from './skip-link.module.css';

/** The skip link, and the bar on top of every page. Which of the two menus shows is left to CSS, so that both are in the HTML. */
export function Header({ shell }: { shell: Shell }) {
  const { action } = shell.header;
  return (
    <>
      {/* The first stop of the keyboard: past the header to the content (WCAG 2.2, 2.4.1). */}
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
