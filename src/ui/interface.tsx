import { createContext, useContext } from 'react';

/** What parts need to know about the site around them. */
interface Interface {
  /** The address of the sprite with icons and flags. */
  sprite: string;
  /** Said after a link that opens a new tab. */
  newTab: string;
  /** Adds a script of another site to the page until the signal aborts; only scripts that the site names. */
  addScript?: (address: string, leaving: AbortSignal) => void;
}

export const InterfaceContext = createContext<Interface>({ sprite: '', newTab: '' });

export const useInterface = () => useContext(InterfaceContext);
