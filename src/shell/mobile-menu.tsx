import { useId } from 'react';
import type { NavigationGroup, Shell } from '../compiled';
import { islandAttributes } from '../islands/island-attributes';
import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { MenuLinks } from './menu-links';
import styles from './mobile-menu.module.css';

/**
 * The navigation for narrow windows. A popover and `<details>` handle opening, Escape, presses outside, and one open
 * group at a time in plain HTML; entry-browser.ts only closes the popover when a link is followed. Since the menu is on
 * every page, it is also the island that hydrates the shell's behaviour for phones.
 */
export function MobileMenu({ shell: { header, words } }: { shell: Shell }) {
  const id = useId();

  return (
    <div className={styles.mobile} {...islandAttributes('on-phone', 'visible')}>
      <button type="button" className={styles.button} popoverTarget={id}>
        <span className={styles.whenClosed}>
          <Icon name="menu" />
          <span className={styles.openWords}>{words.shell.openMenu}</span>
        </span>
        <span className={styles.whenOpen}>
          <Icon name="x" />
          <span className={styles.closeWords}>{words.shell.closeMenu}</span>
        </span>
      </button>
      <div id={id} className={styles.menu} popover="">
        <nav aria-label={words.shell.mainNavigation}>
          <ul>
            {header.items.map((item) => (
              <li key={item.label} className={styles.item}>
                {'sections' in item ? (
                  <Group group={item} name={id} />
                ) : (
                  <Link to={item.to} className={styles.row}>
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {header.action && (
          <div className={styles.action}>
            <ButtonLink to={header.action.to} label={header.action.label} />
          </div>
        )}
      </div>
    </div>
  );
}

/** A group of links that unfolds. Of those with the same `name`, at most one is open. */
function Group({ group: { label, mobileLabel, sections }, name }: { group: NavigationGroup; name: string }) {
  return (
    <details className={styles.group} name={name}>
      <summary className={styles.row}>
        {mobileLabel ?? label}
        <Icon name="chevron-down" />
      </summary>
      {sections.map(({ title, tone, links }) => (
        <MenuLinks key={title} links={links} data-tone={tone} aria-label={title} />
      ))}
    </details>
  );
}
