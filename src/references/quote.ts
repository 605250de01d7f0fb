/** What a place in a document takes. */
export type FigureKind = 'money' | 'count' | 'duration' | 'quantity' | 'intake';

export interface Quote {
  pointer: string;
  /** `prices.course` */
  name: string;
  /** What the place takes, for a fact in place of a value. */
  takes?: FigureKind;
  /** Where in a text it is quoted, and in which form. */
  within?: { start: number; end: number; form?: string };
  /** Braces that belong to no quote. */
  stray?: true;
  /** Whether readers see it; a fact may name another one that it is compared with. */
  shown: boolean;
}
