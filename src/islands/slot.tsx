import { createContext, type ReactNode, use } from 'react';

/** Content by slot name. */
export type Slots = Readonly<Record<string, ReactNode>>;

/** The content of the current island's slots, at build. */
export const SlotsContext = createContext<Slots>({});
/** The served nodes of the current island's slots, in the browser; undefined at build. */
export const ServedSlotsContext = createContext<ReadonlyMap<string, readonly Node[]> | undefined>(undefined);

/**
 * Makes React keep the element's existing content on hydration. With Trusted Types even an empty string has to be a
 * trusted one.
 */
export const keepServedContent = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
};

interface SlotProps {
  /** Unique within the island. */
  name: string;
  /** `span` for a slot in phrasing content, such as in a button. */
  as?: 'div' | 'span';
  className?: string;
}

/**
 * A place for static content in an island. It is rendered at build; in the browser React leaves the served nodes alone,
 * and they are moved over if React re-creates the element.
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
  const restoreContent = (element: HTMLElement | null) => {
    if (element && !element.hasChildNodes()) element.append(...(served.get(name) ?? []));
  };
  return (
    <Element
      data-slot={name}
      className={className}
      ref={restoreContent}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, so that React keeps the served content
      dangerouslySetInnerHTML={keepServedContent}
    />
  );
}

/** The nodes in the slots of an island (`data-at`), without those of nested islands, collected before hydration. */
export const servedSlots = (island: HTMLElement): ReadonlyMap<string, readonly Node[]> =>
  new Map(
    [...island.querySelectorAll<HTMLElement>('[data-slot]')]
      .filter((slot) => slot.closest('[data-at]') === island)
      .map((slot) => [slot.dataset.slot ?? '', [...slot.childNodes]]),
  );
