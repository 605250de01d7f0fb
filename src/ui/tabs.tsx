import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { Slot } from '../islands/slot';
import { useSiteSettings } from './site-settings';
import styles from './tabs.module.css';

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** Prefix of the panel ids; unique on the page. */
  prefix: string;
  /** Each has two slots: `title <id>` and `content <id>`. An id consists of letters, digits and hyphens. */
  ids: readonly string[];
}

/** Before hydration, tabs are links without roles, because keyboard users would expect arrow keys to work. */
const servedAttributes = {
  role: undefined,
  'aria-orientation': undefined,
  'aria-selected': undefined,
  'aria-controls': undefined,
  'aria-labelledby': undefined,
  tabIndex: undefined,
};

/**
 * Tabs. They are served as links to the panels, which work by `:target`; without JavaScript the panels are stacked. All
 * panels take the same space, so that nothing shifts when another is selected. Before hydration, `data-keys` marks
 * where arrow keys have to wait for the script.
 */
export function Tabs({ label, prefix, ids }: TabsProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  const [selected, setSelected] = useState(ids[0]);

  useLayoutEffect(() => {
    setIsHydrated(true);
    // A tab pressed before hydration is in the URL.
    const tabInHash = ids.find((id) => window.location.hash === `#${prefix}${id}`);
    if (tabInHash) setSelected(tabInHash);
  }, [ids, prefix]);

  return (
    <Root
      dir={useSiteSettings().dir}
      className={styles.tabs}
      value={selected}
      onValueChange={setSelected}
      data-hydrated={isHydrated || undefined}
    >
      <List asChild aria-label={label}>
        <ul className={styles.list} data-keys="" {...(!isHydrated && servedAttributes)}>
          {ids.map((id) => (
            <li key={id} role={isHydrated ? 'presentation' : undefined}>
              <Trigger value={id} asChild>
                <a
                  href={`#${prefix}${id}`}
                  id={`${prefix}${id}-tab`}
                  type={undefined} // Radix would set the type of a button
                  aria-controls={prefix + id}
                  onMouseDown={(event) => {
                    if (isForBrowser(event)) event.preventDefault(); // prevents Radix from showing the panel
                  }}
                  onClick={(event) => {
                    if (isForBrowser(event)) return;
                    event.preventDefault();
                    setSelected(id);
                  }}
                  {...(!isHydrated && servedAttributes)}
                >
                  <Slot as="span" name={`title ${id}`} />
                </a>
              </Trigger>
            </li>
          ))}
        </ul>
      </List>
      <div className={styles.panels}>
        {ids.map((id) => (
          <Content key={id} value={id} aria-labelledby={`${prefix}${id}-tab`} forceMount asChild>
            <div
              id={prefix + id}
              className={styles.panel}
              tabIndex={undefined} // the panel contains focusable content
              {...(!isHydrated && servedAttributes)}
            >
              <Slot name={`content ${id}`} />
            </div>
          </Content>
        ))}
      </div>
    </Root>
  );
}

/** Clicks with a modifier key open a new tab or window. */
const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
