import { createContext } from 'react';
import type { FactWords, Locale, QuotedFact, SourceOfFigures } from '../compiled';

/** What a page says of the figures that it quotes. */
interface FactsOfView {
  /** By the names of facts. */
  facts: Readonly<Record<string, QuotedFact>>;
  /** Where those of the block come from. */
  sources: readonly SourceOfFigures[];
  words?: FactWords;
  /** How the days of the sources are written. */
  locale?: Locale;
}

export const FactsContext = createContext<FactsOfView>({ facts: {}, sources: [] });
