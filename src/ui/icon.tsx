import styles from './icon.module.css';
import { useInterface } from './interface';

/** Icons of the site's own controls, which no document names. */
export const controlIcons = [
  'arrow-right',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'link',
  'menu',
  'message-circle',
  'minus',
  'pause',
  'phone',
  'play',
  'plus',
  'x',
] as const;

/** An icon of the sprite. It is hidden from screen readers, which read the text beside it. */
export function Icon({ name }: { name: string }) {
  const { sprite } = useInterface();
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
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
