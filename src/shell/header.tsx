import { islandAttributes } from '../islands/island-attributes';
import { ButtonLink } from '../ui/button-link';
import { Brand } from './brand';
import { DesktopMenu } from './desktop-menu';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { OtherCurrencySwitch } from './other-currency-switch';
import type { ShellProps } from './shell-props';
import { siteShell } from './site-shell';

/** The skip link and the header of every page, with the site's own content or the engine's. */
export function Header({ shell }: ShellProps) {
  const { Header: Content = HeaderBar } = siteShell;
  return (
    <>
      {/* The skip link must be the first focusable element (WCAG 2.2, 2.4.1). */}
      <a className={styles.skip} href="#content">
        {shell.words.shell.skipToContent}
      </a>
      <header className={styles.header}>
        <Content shell={shell} />
      </header>
    </>
  );
}

/**
 * The bar at the top of every page. Both menus are in the HTML, and CSS shows one of them. Without links there is no
 * menu, and the bar itself hydrates what the mobile menu would.
 */
function HeaderBar({ shell }: ShellProps) {
  const { items, action } = shell.header;
  const hasMenu = items.length > 0;
  return (
    <div className={styles.bar} {...(hasMenu ? {} : islandAttributes('on-phone', 'visible'))}>
      <Brand name={shell.name} logo={shell.logo} place="header" />
      {hasMenu && <DesktopMenu shell={shell} />}
      {shell.otherCurrency && <OtherCurrencySwitch {...shell.otherCurrency} />}
      {action && (
        <div className={styles.action}>
          <ButtonLink to={action.to} label={action.label} />
        </div>
      )}
      {hasMenu && <MobileMenu shell={shell} />}
    </div>
  );
}
