import type { Drawing, Shell } from '../compiled';
import { Link } from '../ui/link';
import styles from './brand.module.css';

/**
 * The logo, if there is one, and the name, linked to the home page. If there are two logos, CSS shows the one for the
 * current background.
 */
export function Brand({ name, logo, place }: Pick<Shell, 'name' | 'logo'> & { place: 'header' | 'footer' }) {
  return (
    <Link to={{ kind: 'route', href: '/' }} className={styles.brand}>
      {logo && <Logo drawing={logo.light} place={place} ground={logo.dark && 'light'} />}
      {logo?.dark && <Logo drawing={logo.dark} place={place} ground="dark" />}
      <span className={styles.name}>{name}</span>
    </Link>
  );
}

interface LogoProps {
  drawing: Drawing;
  place: string;
  ground?: 'light' | 'dark';
}

/**
 * A logo, for one background only if the theme has two (emit/logo-styles.ts). Each copy has its own ids, because
 * references to a hidden copy would not work.
 */
const Logo = ({ drawing, place, ground }: LogoProps) => (
  <span
    className={styles.logo}
    aria-hidden="true"
    data-logo={ground}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawing, inlined to take the theme's colours
    dangerouslySetInnerHTML={{ __html: withIdPrefix(drawing, `logo_${place}_${ground ?? ''}_`) }}
  />
);

/** A `Drawing` is split where the prefix of its ids goes. */
const withIdPrefix = (drawing: Drawing, prefix: string) => drawing.join(prefix);
