import type { Badge } from '../../compiled';
import { behaviour } from '../../islands/wakes';
import styles from './hero.module.css';

/** The element that the scheme's script fills. The script is there as long as the page is (spec 000, section 2). */
export function HeroBadge({ script, element, account, label }: Badge) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a visitor fills in
    <div
      id={element}
      data-account-id={account}
      data-script={script}
      role="group"
      aria-label={label}
      className={styles.badge}
      {...behaviour('hero-badge', 'onVisible')}
    />
  );
}
