import type { Shell } from '../compiled';
import { Link } from '../ui/link';
import styles from './brand.module.css';

/** The logo, if there is one, and the name, which link to the home page. */
export function Brand({ name, logo }: Pick<Shell, 'name' | 'logo'>) {
  return (
    <Link to={{ kind: 'route', href: '/' }} className={styles.brand}>
      {logo && (
        <svg
          className={styles.logo}
          viewBox={logo.viewBox}
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawing, so that it takes the colours of the theme
          dangerouslySetInnerHTML={{ __html: logo.markup }}
        />
      )}
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
