import { createContext, useContext } from 'react';

/** What parts need to know of the site they stand in, without knowing the site. */
interface Interface {
  /** The address of the sprite that holds icons and flags. */
  sprite: string;
  /** Said after a link that opens a new tab. */
  newTab: string;
  /** Puts a script of another site into the page until the signal; none that the site does not name. */
  addScript?: (address: string, leaving: AbortSignal) => void;
}

export const InterfaceContext = createContext<Interface>({ sprite: '', newTab: '' });

export const useInterface = () => useContext(InterfaceContext);
