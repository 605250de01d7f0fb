import { ButtonLink } from '../ui/button-link';
import { Brand } from './brand';
import { DesktopMenu } from './desktop-menu';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { OtherCurrencySwitch } from './other-currency-switch';
import type { ShellProps } from './shell-props';

/** The bar at the top of every page. Both menus are in the HTML, and CSS shows one of them. */
export function HeaderBar({ shell }: ShellProps) {
  const { action } = shell.header;
  return (
    <div className={styles.bar}>
      <Brand name={shell.name} logo={shell.logo} place="header" />
      <DesktopMenu shell={shell} />
      {shell.otherCurrency && <OtherCurrencySwitch {...shell.otherCurrency} />}
      <div className={styles.action}>
        <ButtonLink to={action.to} label={action.label} />
      </div>
      <MobileMenu shell={shell} />
    </div>
  );
}
