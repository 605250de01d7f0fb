import { createContext, useContext } from 'react';

/** Whether what is rendered is printed with its page. */
export const PrintContext = createContext(true);

/** The attributes of a block's outermost element, by which base.css leaves it out on paper. */
export const usePrintAttributes = (): { 'data-unprinted'?: '' } =>
  useContext(PrintContext) ? {} : { 'data-unprinted': '' };
