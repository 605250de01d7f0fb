import { createContext, useContext } from 'react';

/** What parts need to know about the site around them. */
interface Interface {
  /** The address of the sprite with icons and flags. */
  sprite: string;
  /** Said after a link that opens a new tab. */
  newTab: string;
}

export const InterfaceContext = createContext<Interface>({ sprite: '', newTab: '' });

export const useInterface = () => useContext(InterfaceContext);
