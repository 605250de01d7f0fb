import type { Shell } from '../compiled';
import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import styles from './sticky-call-to-action.module.css';

/**
 * The call to action on phones: a bar fixed at the bottom of the screen once the banner has been scrolled past, with
 * buttons to call and to write. A script detects that (on-phone.island.ts), so without JavaScript the bar is never
 * shown, and the banner's button serves.
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
