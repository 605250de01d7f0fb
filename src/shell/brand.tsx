import type { Drawing, Shell } from '../compiled';
import { Link } from '../ui/link';
import styles from './brand.module.css';

/** The logo, if there is one, and the name, which link to the home page. Of two drawings the ground decides which is shown. */
export function Brand({ name, logo, place }: Pick<Shell, 'name' | 'logo'> & { place: 'header' | 'footer' }) {
  return (
    <Link to={{ kind: 'route', href: '/' }} className={styles.brand}>
      {logo && <Logo {...logo} place={place} ground={logo.dark && 'light'} />}
      {logo?.dark && <Logo {...logo.dark} place={place} ground="dark" />}
      <span className={styles.name}>{name}</span>
    </Link>
  );
}

interface LogoProps extends Drawing {
  place: string;
  ground?: 'light' | 'dark';
}

/**
 * A drawing, for one ground alone if the theme has another for the other (emit/logo-styles.ts). Each has ids of its own: what
 * is not shown lends nothing to what is.
 */
const Logo = ({ viewBox, markup, place, ground }: LogoProps) => (
  <svg
    className={styles.logo}
    viewBox={viewBox}
    aria-hidden="true"
    data-logo={ground}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawing, so that it takes the colours of the theme
    dangerouslySetInnerHTML={{ __html: markup.join(`logo_${place}_${ground ?? ''}_`) }}
  />
);
