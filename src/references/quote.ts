/** The type of figure that a position in a document accepts. A `quantity` is anything but a score or an intake. */
export type FigureKind = 'money' | 'count' | 'duration' | 'quantity' | 'intake';

/** A reference to a fact of a register (`_facts/`), in place of a value or within a text. */
export interface Quote {
  pointer: string;
  /** `prices.course` */
  name: string;
  /** For a fact in place of a value: the type of figure accepted there. */
  expectedKind?: FigureKind;
  /** Where it is within a text, and in which form. */
  within?: { start: number; end: number; form?: string };
  /** Braces that are not part of a valid quote. */
  stray?: true;
  /** Whether readers see it; false where a fact only names another one for comparison (`within`, `atLeast`). */
  shown: boolean;
}
