import { createContext, type RefObject, useContext } from 'react';

/** What the groups of one mega-menu share: at most one of them is open. */
interface MegaMenuState {
  /** The open group, or nothing. */
  open: string;
  show: (group: string) => void;
  hide: () => void;
  /** When a group opened without a press, in milliseconds of the page's clock. */
  openedAt: RefObject<number>;
}

export const MegaMenuContext = createContext<MegaMenuState>({
  open: '',
  show: () => {},
  hide: () => {},
  openedAt: { current: Number.NEGATIVE_INFINITY },
});

export const useMegaMenu = () => useContext(MegaMenuContext);
