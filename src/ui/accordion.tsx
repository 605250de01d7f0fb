import { Item, Root, Trigger } from '@radix-ui/react-accordion';
import { type MouseEvent, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';
import { Slot } from '../islands/slot';
import styles from './disclosure.module.css';
import { useSiteSettings } from './site-settings';

export interface AccordionProps {
  /** The `name` attribute that its details elements share; unique on the page. */
  name: string;
  /** Each has two slots: `title <id>` and `content <id>`. */
  ids: readonly string[];
}

/** Overrides Radix attributes, since screen readers know the state of native disclosures. */
const nativeAttributes = {
  type: undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
};

/**
 * Disclosures of which at most one is open, initially the first. They are native details elements, which find-in-page
 * and links to their content can open; Radix adds the arrow keys, Home and End. Until it has, `data-keys` marks where
 * these keys have to wait for the script.
 */
export function Accordion({ name, ids }: AccordionProps) {
  const [open, setOpen] = useState(ids[0] ?? '');
  const root = useRef<HTMLDivElement>(null);

  // Adopts what was opened or closed before hydration.
  useLayoutEffect(() => {
    const disclosures = [...(root.current?.children ?? [])];
    setOpen(ids[disclosures.findIndex((disclosure) => disclosure.hasAttribute('open'))] ?? '');
  }, [ids]);

  const syncOpenItem = (id: string, { currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
    setOpen((openId) => (currentTarget.open ? id : openId === id ? '' : openId));

  return (
    <Root
      dir={useSiteSettings().dir}
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      onClick={preventNativeToggle}
      ref={root}
    >
      {ids.map((id) => (
        <Item key={id} value={id} asChild>
          <details
            className={styles.disclosure}
            name={name}
            open={id === open}
            onToggle={(event) => syncOpenItem(id, event)}
            data-item=""
            suppressHydrationWarning // it may have been opened or closed before hydration
          >
            <Trigger asChild>
              <summary {...nativeAttributes} data-keys="">
                <h3>
                  <Slot as="span" name={`title ${id}`} />
                </h3>
              </summary>
            </Trigger>
            <Slot name={`content ${id}`} />
          </details>
        </Item>
      ))}
    </Root>
  );
}

/** Radix toggles it already; the native behaviour would toggle it back. */
function preventNativeToggle(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('summary')) event.preventDefault();
}
