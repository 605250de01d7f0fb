import { useLocation } from 'react-router-dom';
import type { NavigationSection, Shell } from '../compiled';
import { island } from '../islands/island';
import { MegaMenu } from '../ui/menu/mega-menu';
import styles from './desktop-menu.module.css';
import { MenuLinks } from './menu-links';

const Menu = island('mega-menu', 'interaction', MegaMenu, () => undefined); // its script reads the props from the HTML

/** The navigation for wide windows: links, and groups that open a panel below the header. */
export function DesktopMenu({ shell: { header, words } }: { shell: Shell }) {
  const { pathname } = useLocation();
  return (
    <Menu
      className={styles.menu}
      label={words.shell.mainNavigation}
      closeLabel={words.shell.closeMenu}
      items={header.items.map((item) =>
        'sections' in item
          ? { label: item.label }
          : { label: item.label, href: item.to.href, isCurrent: item.to.href === pathname },
      )}
      // The panels of the groups, by the index of the group among all items.
      slots={Object.fromEntries(
        header.items.map((item, index) => [
          index,
          'sections' in item &&
            item.sections.map((section) => <MenuSection key={section.title} section={section} />),
        ]),
      )}
    />
  );
}

function MenuSection({ section: { title, tone, links } }: { section: NavigationSection }) {
  return (
    <div className={styles.section} data-tone={tone}>
      <p className={styles.title}>{title}</p>
      <MenuLinks links={links} />
    </div>
  );
}
