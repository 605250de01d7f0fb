import { createContext } from 'react';
import type { FactWords, Locale, QuotedFact, SourceOfFigures } from '../compiled';

/** Data about the figures that a page quotes. */
interface FactsContextValue {
  /** By fact name. */
  facts: Readonly<Record<string, QuotedFact>>;
  /** Sources of the current block's figures. */
  sources: readonly SourceOfFigures[];
  words?: FactWords;
  /** Format for the dates of sources. */
  locale?: Locale;
}

export const FactsContext = createContext<FactsContextValue>({ facts: {}, sources: [] });
