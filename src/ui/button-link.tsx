import type { Target } from '../resolved';
import styles from './button-link.module.css';
import { Link } from './link';

interface ButtonLinkProps {
  to: Target;
  label: string;
  /** The one thing a page asks for is strong; anything beside it is quiet. */
  look?: 'strong' | 'quiet';
  /** The name of the frame on this page that it opens in. */
  frame?: string;
}

/** A link that looks like a button, for a call to action. */
export function ButtonLink({ to, label, look = 'strong', frame }: ButtonLinkProps) {
  return (
    <Link to={to} className={styles.button} data-look={look} {...(frame !== undefined && { target: frame })}>
      {label}
    </Link>
  );
}
