import type { Breadcrumb } from '../compiled';
import { Link } from '../ui/link';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  steps: readonly Breadcrumb[];
  /** The accessible name of the breadcrumbs. */
  label: string;
}

/** The breadcrumbs. The last one is the page itself. */
export function Breadcrumbs({ steps, label }: BreadcrumbsProps) {
  if (steps.length === 0) return null;
  const last = steps.length - 1;
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol>
        {steps.map(({ label: step, to }, index) => (
          <li key={step} aria-current={index === last ? 'page' : undefined}>
            {to && index < last ? <Link to={to}>{step}</Link> : step}
          </li>
        ))}
      </ol>
    </nav>
  );
}
