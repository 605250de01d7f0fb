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

/** An icon from the sprite. */
export const Icon = ({ name }: { name: string }) => <SpriteImage className={styles.icon} id={name} />;

/** A country's flag, by lower-case country code. */
export const Flag = ({ code }: { code: string }) => (
  <SpriteImage className={styles.flag} id={`flag-${code}`} />
);

/** An image from the sprite. It is hidden from screen readers, since there is always text beside it. */
function SpriteImage({ className, id }: { className: string | undefined; id: string }) {
  const { spriteUrl } = useSiteSettings();
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${spriteUrl}#${id}`} />
    </svg>
  );
}
