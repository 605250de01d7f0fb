import { createContext, type ReactNode, use } from 'react';

/** At build the content of each slot; in the browser the nodes that were served in it. */
export type Slots = Readonly<Record<string, ReactNode>>;

export const SlotsContext = createContext<Slots>({});
export const ServedSlotsContext = createContext<ReadonlyMap<string, readonly Node[]> | undefined>(undefined);

/**
 * The content of an element that React leaves as it was served, whatever has become of it meanwhile. With Trusted Types even
 * an empty text needs to be a trusted one.
 */
export const asServed = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
};

interface SlotProps {
  /** Unique within its island. */
  name: string;
  /** `span` where the slot is among words, as in a button. */
  as?: 'div' | 'span';
  className?: string;
}

/**
 * A place in an island for static content. At build the content is rendered into it; in the browser React leaves what
 * was served alone, and puts the same nodes back where it has made the element anew.
 */
export function Slot({ name, as: Element = 'div', className }: SlotProps) {
  const served = use(ServedSlotsContext);
  const content = use(SlotsContext)[name];
  if (!served)
    return (
      <Element data-slot={name} className={className}>
        {content}
      </Element>
    );
  const fill = (element: HTMLElement | null) => {
    if (element && !element.hasChildNodes()) element.append(...(served.get(name) ?? []));
  };
  return (
    <Element
      data-slot={name}
      className={className}
      ref={fill}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty; React keeps what was served
      dangerouslySetInnerHTML={asServed}
    />
  );
}

/** The nodes that were served in the slots of an island, before React takes it over. */
export const servedSlots = (island: HTMLElement): ReadonlyMap<string, readonly Node[]> =>
  new Map(
    [...island.querySelectorAll<HTMLElement>('[data-slot]')]
      .filter((slot) => slot.closest('[data-at]') === island)
      .map((slot) => [slot.dataset.slot ?? '', [...slot.childNodes]]),
  );
