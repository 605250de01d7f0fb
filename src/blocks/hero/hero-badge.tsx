import { useEffect } from 'react';
import type { Badge } from '../../compiled';
import { useInterface } from '../../ui/interface';
import styles from './hero.module.css';

/** The element that the scheme's script fills. The script is there as long as the hero is (spec 000, section 2). */
export function HeroBadge({ script, element, account, label }: Badge) {
  const { addScript } = useInterface();
  useEffect(() => {
    const leaving = new AbortController();
    addScript?.(script, leaving.signal);
    return () => leaving.abort();
  }, [script, addScript]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a visitor fills in
    <div id={element} data-account-id={account} role="group" aria-label={label} className={styles.badge} />
  );
}
