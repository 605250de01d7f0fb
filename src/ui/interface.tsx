import { createContext, useContext } from 'react';
import type { OtherCurrency } from '../compiled';
import type { Target } from '../resolved';

/** What parts need to know about the site around them. */
interface Interface {
  /** The address of the sprite with icons and flags. */
  sprite: string;
  /** Said after a link that opens a new tab. */
  newTab: string;
  /** What the link beside a heading does. Where no word says it there is none. */
  share?: string;
  /** The address of what forms say once their script runs. */
  texts: string;
  /** In which the days of the site begin and end, by its IANA name. Islands are told by the elements that need it. */
  timeZone?: string;
  /** In which direction the page runs; from left to right by default. */
  dir?: 'ltr' | 'rtl';
  /** Whom visitors call: what the link says, with the number, and where it leads. Without a contact there is none. */
  call?: { label: string; to: Target };
  /** The second currency of the site, if it has one, for what shows sums in both from the start. */
  otherCurrency?: OtherCurrency;
}

/** In the browser, an island finds on the page what it cannot be given by what surrounds it. */
const { documentElement: root } = globalThis.document ?? {};
const served: Interface = {
  sprite: root?.dataset.sprite ?? '',
  newTab: '',
  texts: '',
  dir: root?.dir as Interface['dir'],
};

export const InterfaceContext = createContext<Interface>(served);

export const useInterface = () => useContext(InterfaceContext);
