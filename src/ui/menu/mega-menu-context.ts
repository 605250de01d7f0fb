import { createContext, type RefObject, useContext } from 'react';

/** State shared by the groups of a mega menu, of which at most one is open. */
interface MegaMenuState {
  /** The open group, or an empty string. */
  open: string;
  show: (group: string) => void;
  hide: () => void;
  /** Time at which a group opened without a press, in ms of `performance.now()`. */
  openedAt: RefObject<number>;
}

export const MegaMenuContext = createContext<MegaMenuState>({
  open: '',
  show: () => {},
  hide: () => {},
  openedAt: { current: Number.NEGATIVE_INFINITY },
});

export const useMegaMenu = () => useContext(MegaMenuContext);
