import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { captureServed } from './capture-served';
import type { IslandModule } from './island-attributes';
import { preserveInput } from './preserve-input';
import { ServedSlotsContext, servedSlots } from './slot';

/**
 * Makes the `hydrate` function of a React island. The served HTML is hydrated, and restored if a component throws.
 * `read` computes the props from the data that was sent and the served HTML.
 */
export function reactIsland<Data extends object, Sent = Data>(
  Component: ComponentType<Data>,
  read: (island: HTMLElement, sent: Sent) => Data | Promise<Data> = (_island, sent) =>
    sent as unknown as Data,
): IslandModule {
  return {
    hydrate: async (element) => {
      const data = await read(element, JSON.parse(element.dataset.props ?? '{}') as Sent);
      return new Promise((resolve, reject) => {
        const restore = captureServed(element);
        const restoreInput = preserveInput(element);
        const { activeElement } = document;
        const root = hydrateRoot(
          element,
          <ServedSlotsContext value={servedSlots(element)}>
            <Hydrated onHydrated={resolve}>
              <PreservedInput restoreInput={restoreInput} />
              <Component {...data} />
              <PreservedInput restoreInput={restoreInput} />
            </Hydrated>
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
                if (element.dataset.hydrated !== undefined) reportError(error);
                delete element.dataset.hydrated; // so that the next event hydrates it again
              });
            },
          },
        );
      });
    },
  };
}

/**
 * Restores the visitor's input after hydration. It is rendered before and after the component, because effects run in
 * order: before those of later siblings and after those of earlier ones.
 */
function PreservedInput({ restoreInput }: { restoreInput: () => void }) {
  useLayoutEffect(restoreInput, [restoreInput]);
  return null;
}

/** Calls `onHydrated` after the effects of its children. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
