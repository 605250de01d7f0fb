import type { Badge } from '../../compiled';
import { islandAttributes } from '../../islands/island-attributes';
import styles from './hero.module.css';

/**
 * The element that the script of a quality scheme fills with the badge of the site's accreditation. Only pages with a
 * hero load that script (spec 000, section 2). `script` is its URL, and `element` the id by which it finds the element.
 */
export const HeroBadge = ({ script, element, account, label }: Badge) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a visitor fills in
  <div
    id={element}
    data-account-id={account}
    role="group"
    aria-label={label}
    className={styles.badge}
    data-site-script={script}
    {...islandAttributes('hero-badge', 'load')}
  />
);
