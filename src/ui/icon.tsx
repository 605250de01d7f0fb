import styles from './icon.module.css';
import { useSiteSettings } from './site-settings';

/** Icons of the engine's own controls, which documents do not name. */
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

/** An icon from the sprite. It is hidden from screen readers, since there is always text beside it. */
export function Icon({ name }: { name: string }) {
  const { spriteUrl } = useSiteSettings();
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}

/** A country's flag, by lower-case country code. */
export function Flag({ code }: { code: string }) {
  const { spriteUrl } = useSiteSettings();
  return (
    <svg className={styles.flag} aria-hidden="true">
      <use href={`${spriteUrl}#flag-${code}`} />
    </svg>
  );
}
