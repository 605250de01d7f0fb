import { Link } from '../ui/link';
import styles from './brand.module.css';

/** The logo and the name, which link to the home page. The logo is drawn as in `_images/mark.svg`. */
export function Brand({ name }: { name: string }) {
  return (
    <Link to={{ kind: 'route', href: '/' }} className={styles.brand}>
      <svg className={styles.logo} viewBox="0 0 64 64" aria-hidden="true">
        <path className={styles.rim} d="M55.2,24.6A25,25 0 1 1 39.4,8.8" />
        <path
          className={styles.meridians}
          d="M31.5,8C15,20 15,45 31.5,57C48,45 48,20 31.5,8z"
          transform="rotate(-22 31.5 32.5)"
        />
        <circle className={styles.place} cx="50" cy="14" r="7" />
      </svg>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
