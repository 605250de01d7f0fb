import type { Shell } from '../compiled';
import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import styles from './sticky-call-to-action.module.css';

/**
 * The call to action on phones: a bar fixed at the bottom of the screen, with links to call and to write. A script
 * (on-phone.island.ts) shows it once the first block, which has its own button, has been scrolled past, and hides it
 * over forms. Without JavaScript it is never shown.
 */
export function StickyCallToAction({ label, to, contacts }: NonNullable<Shell['stickyBar']>) {
  return (
    <div className={styles.bar} data-sticky-action="hidden">
      <ButtonLink to={to} label={label} />
      {contacts.map((contact) => (
        <Link key={contact.icon} to={contact.to}>
          <Icon name={contact.icon} />
          <span>{contact.label}</span>
        </Link>
      ))}
    </div>
  );
}
