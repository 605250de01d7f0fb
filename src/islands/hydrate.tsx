import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { carryOver } from './carry-over';
import { rememberServed } from './served-state';
import { ServedSlotsContext, servedSlots } from './slot';
import type { IslandModule } from './wakes';

/**
 * Makes the `wake` function of a React island. The served HTML is hydrated, and restored if a component throws. `read`
 * computes the props from the data that was sent and the served HTML.
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
                root.unmount(); // React must let go of the element first
                restore();
                if (element.contains(activeElement))
                  (activeElement as HTMLElement).focus({ preventScroll: true });
                reject(error);
                // The promise was settled before, so its rejection would be lost.
                if (element.dataset.awake !== undefined) reportError(error);
                delete element.dataset.awake; // so that the next event wakes it again
              });
            },
          },
        );
      });
    },
  };
}

/**
 * Carries over the visitor's input. It is rendered before and after the component, because effects run in order: before
 * those of later siblings and after those of earlier ones.
 */
function Carried({ carry }: { carry: () => void }) {
  useLayoutEffect(carry, [carry]);
  return null;
}

/** Calls `onAwake` after the effects of its children. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
