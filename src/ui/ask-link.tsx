import type { Target } from '../resolved';
import { Link } from './link';
import { VisuallyHidden } from './visually-hidden';

interface AskLinkProps {
  /** The words where a page says nothing: “ask us”. */
  words: string;
  /** What the answer would be about, for those who read links by themselves. */
  about: string;
  /** Where one asks. Omitted on a site without such a form: the words are then no link. */
  to?: Target;
}

/** What stands in place of a figure that a page does not publish. */
export function AskLink({ words, about, to }: AskLinkProps) {
  if (!to) return words;
  return (
    <Link to={to}>
      {words}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </Link>
  );
}
