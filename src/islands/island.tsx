import { type ComponentType, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { HydrationTrigger } from './island-attributes';
import { type Slots, SlotsContext } from './slot';

/**
 * Registers the content of an island, to be rendered separately, and the props that are sent with it. Returns its
 * placeholder's id.
 */
export const IslandsContext = createContext<(content: ReactElement, sentProps?: object) => string>(() => {
  throw new Error('An island can only be rendered by renderIslands');
});

/** Props of an island, including those that are not sent to the browser. */
type IslandProps<Data extends object> = Data & {
  /** Static content, by slot name. It is served and never rendered in the browser. */
  slots?: Slots;
  /** Space-separated names of query parameters or storage keys; if one is present, the island hydrates at once. */
  restoreFrom?: string;
};

/**
 * Defines a component that is rendered at build and hydrated when needed. Its props are sent as JSON in the HTML;
 * static content belongs in `slots`. `name` is that of the module `<name>.island.tsx`. `send` leaves out props that
 * the module reads from the served HTML.
 */
export function island<Data extends object>(
  name: string,
  hydrateOn: HydrationTrigger,
  Component: ComponentType<Data>,
  send: (data: Data) => object | undefined = (data) => data,
) {
  return function Island({ slots = {}, restoreFrom, ...rest }: IslandProps<Data>): ReactNode {
    const collect = useContext(IslandsContext);
    const data = rest as unknown as Data;
    const islandId = collect(
      // The tree must have the same shape as in `reactIsland`, because `useId` depends on it.
      <SlotsContext value={slots}>
        {null}
        <Component {...data} />
        {null}
      </SlotsContext>,
      send(data),
    );
    return <div data-island={name} data-hydrate={hydrateOn} data-restore={restoreFrom} data-at={islandId} />;
  };
}
