import styles from './icon.module.css';
import { useInterface } from './interface';

/** Icons that the site's own controls need, whatever its documents name. */
export const controlIcons = [
  'arrow-right',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'menu',
  'minus',
  'pause',
  'play',
  'plus',
  'x',
] as const;

/** An icon of the sprite. It says nothing to a screen reader: the words beside it do. */
export function Icon({ name }: { name: string }) {
  const { sprite } = useInterface();
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#icon-${name}`} />
    </svg>
  );
}

/** A country's flag, by its code in small letters. */
export function Flag({ code }: { code: string }) {
  const { sprite } = useInterface();
  return (
    <svg className={styles.flag} aria-hidden="true">
      <use href={`${sprite}#flag-${code}`} />
    </svg>
  );
}
