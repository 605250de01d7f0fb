import { createContext, useContext } from 'react';
import type { FactWords, Locale, QuotedFact, SourceOfFigures } from '../compiled';
import { languageAttributes } from './language-attributes';

/** What a page determines for one of its blocks. */
interface BlockContextValue {
  /** The language of the block, if it differs from the page's. */
  language?: string;
  /** Whether the block is left out in print. */
  isUnprinted?: boolean;
  /** The label for sample entries, “Example”, if the block has sample entries. */
  example?: string;
  /** The facts that the page quotes, by name. */
  facts: Readonly<Record<string, QuotedFact>>;
  /** The sources of the block's figures. */
  sources: readonly SourceOfFigures[];
  factWords?: FactWords;
  /** Format for the dates of sources, if `sources` are shown. */
  locale?: Locale;
}

/** Each block of a page is rendered within a provider of its own. Islands have none, so they get these defaults. */
export const BlockContext = createContext<BlockContextValue>({ facts: {}, sources: [] });

/** Attributes for a block's root element: its language, and the mark by which base.css hides it in print. */
export function useBlockAttributes() {
  const { language, isUnprinted } = useContext(BlockContext);
  return { ...(isUnprinted && { 'data-unprinted': '' }), ...languageAttributes(language) };
}
