import { createContext } from 'react';
import type { FactWords, QuotedFact } from '../compiled';

/** What a page says of the figures that it quotes. */
interface FactsOfView {
  /** By the names of facts. */
  facts: Readonly<Record<string, QuotedFact>>;
  words?: FactWords;
}

export const FactsContext = createContext<FactsOfView>({ facts: {} });
