import { useLocation } from 'react-router-dom';
import type { NavigationSection, Shell } from '../compiled';
import { island } from '../islands/island';
import { Link } from '../ui/link';
import { MegaMenu } from '../ui/mega-menu';
import styles from './desktop-menu.module.css';
import { Emblem } from './emblem';

const Menu = island('mega-menu', 'onInteraction', MegaMenu);

/** The navigation of wide windows: links, and groups that open a sheet under the header. */
export function DesktopMenu({ shell: { header, words } }: { shell: Shell }) {
  const { pathname } = useLocation();
  const slotOf = (label: string) => `panel ${label}`;
  return (
    <Menu
      className={styles.menu}
      label={words.mainNavigation}
      closeLabel={words.closeMenu}
      items={header.items.map((item) =>
        'sections' in item
          ? { label: item.label, slot: slotOf(item.label) }
          : { label: item.label, href: item.to.href, isCurrent: item.to.href === pathname },
      )}
      slots={Object.fromEntries(
        header.items.flatMap((item) =>
          'sections' in item
            ? [
                [
                  slotOf(item.label),
                  item.sections.map((section) => <MenuSection key={section.title} section={section} />),
                ],
              ]
            : [],
        ),
      )}
    />
  );
}

function MenuSection({ section: { title, tone, links } }: { section: NavigationSection }) {
  return (
    <div className={styles.section} data-tone={tone}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to.href}>
            <Link to={link.to} className={styles.link}>
              <Emblem link={link} className={styles.emblem} />
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
