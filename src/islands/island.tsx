import { type ComponentType, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { type Slots, SlotsContext } from './slot';
import type { Wakes } from './wakes';

/**
 * Takes the content of an island, to be rendered by itself, and what the browser is sent with it. Gives the name by which
 * it is put in its place.
 */
export const IslandsContext = createContext<(content: ReactElement, sent?: object) => string>(() => {
  throw new Error('An island can only be rendered by renderIslands');
});

/** What the browser gets of an island's properties. */
export type IslandProps<Data extends object> = Data & {
  /** Static content by the names that the component gives its slots: served, and never rendered in the browser. */
  slots?: Slots;
  /** What wakes it at once: names of parameters of the address, or of entries of the browser's storage, with spaces between. */
  recalls?: string;
};

/**
 * A component that is rendered at build and hydrated in the browser once it is needed. Its properties are JSON and
 * reach the browser in the HTML; whatever does not change belongs in `slots`. `name` is that of the module
 * `<name>.island.tsx`, which wakes it. What that module reads from the served HTML itself `send` leaves out.
 */
export function island<Data extends object>(
  name: string,
  wakes: Wakes,
  Component: ComponentType<Data>,
  send: (data: Data) => object | undefined = (data) => data,
) {
  return function Island({ slots = {}, recalls, ...rest }: IslandProps<Data>): ReactNode {
    const collect = useContext(IslandsContext);
    const data = rest as unknown as Data;
    const at = collect(
      // As many children as `hydrate` has around the component, because `useId` counts them.
      <SlotsContext value={slots}>
        {null}
        <Component {...data} />
        {null}
      </SlotsContext>,
      send(data),
    );
    return <div data-island={name} data-wakes={wakes} data-recalls={recalls} data-at={at} />;
  };
}
