import type { Target } from '../resolved';
import { Link } from './link';

interface SourceLineProps {
  source: { label: string; to: Target };
  /** The word before the link. */
  word: string;
}

/** Where figures come from. */
export function SourceLine({ source: { label, to }, word }: SourceLineProps) {
  return (
    <>
      {word} <Link to={to}>{label}</Link>
    </>
  );
}
