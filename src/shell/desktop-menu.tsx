import type { NavigationSection, Shell } from '../compiled';
import { MegaMenu } from '../ui/mega-menu';
import { MegaMenuGroup } from '../ui/mega-menu-group';
import { MegaMenuItem } from '../ui/mega-menu-item';
import { MegaMenuLink } from '../ui/mega-menu-link';
import styles from './desktop-menu.module.css';
import { Emblem } from './emblem';

/** The navigation of wide windows: links, and groups that open a sheet under the header. */
export function DesktopMenu({ shell: { header, words } }: { shell: Shell }) {
  return (
    <MegaMenu className={styles.menu} label={words.mainNavigation}>
      {header.items.map((item) =>
        'sections' in item ? (
          <MegaMenuGroup key={item.label} label={item.label} closeLabel={words.closeMenu}>
            {item.sections.map((section) => (
              <MenuSection key={section.title} section={section} />
            ))}
          </MegaMenuGroup>
        ) : (
          <MegaMenuItem key={item.label} {...item} />
        ),
      )}
    </MegaMenu>
  );
}

function MenuSection({ section: { title, tone, links } }: { section: NavigationSection }) {
  return (
    <div className={styles.section} data-tone={tone}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to.href}>
            <MegaMenuLink to={link.to} className={styles.link}>
              <Emblem link={link} className={styles.emblem} />
              {link.label}
            </MegaMenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
