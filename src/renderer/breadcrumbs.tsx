import { useId } from 'react';
import type { Breadcrumb, NavigationGroup, NavigationLink } from '../compiled';
import { MenuLinks } from '../shell/menu-links';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  steps: readonly Breadcrumb[];
  /** The accessible name of the breadcrumbs. */
  label: string;
  /** The header's menus. A breadcrumb without a page opens the menu of the same name. */
  menus: readonly (NavigationLink | NavigationGroup)[];
}

/** The breadcrumbs. The last one is the page itself. */
export function Breadcrumbs({ steps, label, menus }: BreadcrumbsProps) {
  if (steps.length === 0) return null;
  const last = steps.length - 1;
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol>
        {steps.map(({ label: step, to }, index) => {
          const menu = menus.find((item) => item.label === step);
          return (
            <li key={step} aria-current={index === last ? 'page' : undefined}>
              {to && index < last ? (
                <Link to={to}>{step}</Link>
              ) : menu && 'sections' in menu && !to ? (
                <Siblings {...menu} />
              ) : (
                step
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The pages of a menu, in a native popover, which opens, closes and handles Escape without JavaScript. */
function Siblings({ label, sections }: NavigationGroup) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id}>
        {label}
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="" className={styles.siblings}>
        {sections.map(({ title, tone, links }) => (
          <MenuLinks key={title} links={links} data-tone={tone} aria-label={title} />
        ))}
      </div>
    </>
  );
}
