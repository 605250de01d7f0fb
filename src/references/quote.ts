/** The type of figure that a property of a document accepts. A `quantity` is anything but a score or an intake. */
export type FigureType = 'money' | 'count' | 'duration' | 'quantity' | 'intake';

/** A reference to a fact of a register (`_facts/`), in place of a value or within a text. */
export interface Quote {
  pointer: string;
  /** `prices.course` */
  name: string;
  /** For a fact in place of a value: the type of figure that the property accepts. */
  expectedType?: FigureType;
  /** For a fact within a text: where it is, and what follows its name as `from` in `{{prices.course|from}}`. */
  textPosition?: { start: number; end: number; form?: string };
  /** Set for braces that belong to no quote: they are found with the quotes, so that they are reported. */
  stray?: true;
  /**
   * Whether visitors see the fact. False where a fact names another one only to be compared with it (`within`,
   * `atLeast`), and for stray braces.
   */
  isVisible: boolean;
}
