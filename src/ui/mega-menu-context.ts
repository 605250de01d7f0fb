import { createContext, type RefObject, useContext } from 'react';

/** What the groups of one mega-menu share: at most one of them is open. */
interface MegaMenuState {
  /** The open group, or nothing. */
  open: string;
  show: (group: string) => void;
  hide: () => void;
  /** When a hover opened a group, in milliseconds of the page's clock. */
  hoveredAt: RefObject<number>;
}

export const MegaMenuContext = createContext<MegaMenuState>({
  open: '',
  show: () => {},
  hide: () => {},
  hoveredAt: { current: Number.NEGATIVE_INFINITY },
});

export const useMegaMenu = () => useContext(MegaMenuContext);
