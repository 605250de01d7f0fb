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

/** What components around a figure need for its mark and its sources. Empty without a page, as in an island. */
export const FactsContext = createContext<FactsContextValue>({ facts: {}, sources: [] });
