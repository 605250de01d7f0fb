import type { Target } from '../resolved';
import { Link } from './link';

interface SourceLineProps {
  source: { label: string; to: Target };
  /** The label before the link. */
  word: string;
}

/** The source of figures. */
export function SourceLine({ source: { label, to }, word }: SourceLineProps) {
  return (
    <>
      {word} <Link to={to}>{label}</Link>
    </>
  );
}
