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
      {logo && <Logo drawing={logo.light} place={place} background={logo.dark && 'light'} />}
      {logo?.dark && <Logo drawing={logo.dark} place={place} background="dark" />}
      <span className={styles.name}>{name}</span>
    </Link>
  );
}

interface LogoProps {
  drawing: Drawing;
  place: 'header' | 'footer';
  /** The background that the drawing is for; omitted if it is for both. */
  background?: 'light' | 'dark';
}

/**
 * A logo, for one background only if the theme has two (emit/logo-styles.ts). Each copy has its own ids, because
 * references to a hidden copy would not work: a drawing is stored in pieces, between which its prefix of ids goes.
 */
const Logo = ({ drawing, place, background }: LogoProps) => (
  <span
    className={styles.logo}
    aria-hidden="true"
    data-logo={background}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawing, inlined to take the theme's colours
    dangerouslySetInnerHTML={{ __html: drawing.join(`logo_${place}_${background ?? ''}_`) }}
  />
);
