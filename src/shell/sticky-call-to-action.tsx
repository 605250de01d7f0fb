import type { NavigationLink } from '../compiled';
import { behaviour } from '../islands/wakes';
import { ButtonLink } from '../ui/button-link';
import styles from './sticky-call-to-action.module.css';

/**
 * The header's call to action, fixed where a thumb reaches it on a phone: at the foot of the screen once the banner has
 * been scrolled past. Only script knows that, so without it the bar never shows, and the banner's own button serves.
 */
export function StickyCallToAction({ action }: { action: NavigationLink }) {
  return (
    <div
      className={styles.bar}
      data-sticky-action="hidden"
      {...behaviour('sticky-call-to-action', 'onVisible')}
    >
      <ButtonLink to={action.to} label={action.label} />
    </div>
  );
}
