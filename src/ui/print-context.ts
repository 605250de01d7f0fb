import { createContext, useContext } from 'react';

/** Whether the current content is included in print. */
export const PrintContext = createContext(true);

/** Attributes for a block's root element, by which base.css hides it in print. */
export const usePrintAttributes = (): { 'data-unprinted'?: '' } =>
  useContext(PrintContext) ? {} : { 'data-unprinted': '' };
