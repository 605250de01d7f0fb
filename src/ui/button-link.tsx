import type { Target } from '../resolved';
import styles from './button-link.module.css';
import { Link } from './link';

interface ButtonLinkProps {
  to: Target;
  label: string;
  /** `strong` for the primary action of a page, `quiet` for others. */
  look?: 'strong' | 'quiet';
  /** Name of the frame on this page in which the link opens. */
  frame?: string;
}

/** A call to action: a link that looks like a button. */
export function ButtonLink({ to, label, look = 'strong', frame }: ButtonLinkProps) {
  return (
    <Link to={to} className={styles.button} data-look={look} {...(frame !== undefined && { target: frame })}>
      {label}
    </Link>
  );
}
