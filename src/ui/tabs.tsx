import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { Slot } from '../islands/slot';
import { useInterface } from './interface';
import styles from './tabs.module.css';
import { useHydrated } from './use-hydrated';

export interface TabsProps {
  /** What is chosen from, for screen readers. */
  label: string;
  /** What the ids of the panels begin with: unique on the page. */
  prefix: string;
  /** Each has two slots: `tab <id>` for its label and `panel <id>`. An id is letters, digits and hyphens. */
  ids: readonly string[];
}

/** Before they work, tabs are links to their panels: the roles would promise keys that do nothing. */
const served = {
  role: undefined,
  'aria-orientation': undefined,
  'aria-selected': undefined,
  'aria-controls': undefined,
  'aria-labelledby': undefined,
  tabIndex: undefined,
};

/**
 * One panel at a time. Served as links to the panels, which the browser follows by itself (`:target`); without script
 * the panels are one below the other. All panels take the same space, so that nothing moves when another is chosen.
 */
export function Tabs({ label, prefix, ids }: TabsProps) {
  const isHydrated = useHydrated();
  const [shown, setShown] = useState(ids[0]);

  // A tab that was pressed before is in the address.
  useLayoutEffect(() => {
    const named = ids.find((id) => window.location.hash === `#${prefix}${id}`);
    if (named) setShown(named);
  }, [ids, prefix]);

  return (
    <Root
      dir={useInterface().dir || undefined}
      className={styles.tabs}
      value={shown}
      onValueChange={setShown}
      data-hydrated={isHydrated || undefined}
    >
      <List asChild aria-label={label}>
        <ul className={styles.list} data-keys="" {...(!isHydrated && served)}>
          {ids.map((id) => (
            <li key={id} role={isHydrated ? 'presentation' : undefined}>
              <Trigger value={id} asChild>
                <a
                  href={`#${prefix}${id}`}
                  id={`${prefix}${id}-tab`}
                  type={undefined} // of a button, which Radix would make
                  aria-controls={prefix + id}
                  onMouseDown={(event) => {
                    if (isForBrowser(event)) event.preventDefault(); // Radix would show its panel here, too
                  }}
                  onClick={(event) => {
                    if (isForBrowser(event)) return;
                    event.preventDefault();
                    setShown(id);
                  }}
                  {...(!isHydrated && served)}
                >
                  <Slot as="span" name={`tab ${id}`} />
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
              tabIndex={undefined} // what can be focused is in it
              {...(!isHydrated && served)}
            >
              <Slot name={`panel ${id}`} />
            </div>
          </Content>
        ))}
      </div>
    </Root>
  );
}

/** With a modifier key a press opens a tab or a window of the browser's. */
const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
