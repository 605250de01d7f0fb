import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { carryOver } from './carry-over';
import { rememberServed } from './served-state';
import { ServedSlotsContext, servedSlots } from './slot';
import type { IslandModule } from './wakes';

/**
 * How an island of React's wakes: it is hydrated from what was served, and is that again if it throws. `read` makes its
 * properties of what it was sent and of the served HTML.
 */
export function hydrate<Data extends object, Sent = Data>(
  Component: ComponentType<Data>,
  read: (island: HTMLElement, sent: Sent) => Data | Promise<Data> = (_island, sent) =>
    sent as unknown as Data,
): IslandModule {
  return {
    wake: async (element) => {
      const data = await read(element, JSON.parse(element.dataset.props ?? '{}') as Sent);
      return new Promise((resolve, reject) => {
        const restore = rememberServed(element);
        const carry = carryOver(element);
        const { activeElement } = document;
        const root = hydrateRoot(
          element,
          <ServedSlotsContext value={servedSlots(element)}>
            <Awake onAwake={resolve}>
              <Carried carry={carry} />
              <Component {...data} />
              <Carried carry={carry} />
            </Awake>
          </ServedSlotsContext>,
          {
            identifierPrefix: `i${element.dataset.at}-`,
            onUncaughtError(error) {
              queueMicrotask(() => {
                root.unmount(); // only then does React leave the element alone
                restore();
                if (element.contains(activeElement))
                  (activeElement as HTMLElement).focus({ preventScroll: true });
                reject(error);
                if (element.dataset.awake !== undefined) reportError(error); // nobody hears the refusal
                delete element.dataset.awake; // the next press wakes it again
              });
            },
          },
        );
      });
    },
  };
}

/** Carries over what was typed: before the effects of what comes behind it, and after those of what is before it. */
function Carried({ carry }: { carry: () => void }) {
  useLayoutEffect(carry, [carry]);
  return null;
}

/** Says when its children work: after their own effects. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
