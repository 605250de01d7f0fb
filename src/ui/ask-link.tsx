import type { Target } from '../resolved';
import { Link } from './link';
import { VisuallyHidden } from './visually-hidden';

interface AskLinkProps {
  /** The link text: “ask us”. */
  label: string;
  /** What the link asks about, for screen reader users who read links out of context. */
  about: string;
  /** The target. Omitted on a site without a suitable form; only the text is shown then. */
  to?: Target;
}

/** Shown in place of a figure that is not published. */
export function AskLink({ label, about, to }: AskLinkProps) {
  if (!to) return label;
  return (
    <Link to={to}>
      {label}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </Link>
  );
}
