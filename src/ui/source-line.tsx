import type { Target } from '../resolved';
import { Link } from './link';

interface SourceLineProps {
  source: { label: string; to: Target };
  /** The word before the link: “Source:”. */
  word: string;
}

/** A link to the source of figures, after a word that says so. */
export function SourceLine({ source: { label, to }, word }: SourceLineProps) {
  return (
    <>
      {word} <Link to={to}>{label}</Link>
    </>
  );
}
