import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';
import { useHydrated } from './use-hydrated';

interface Tab {
  /** Letters, digits and hyphens, each only once. */
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** What is chosen from, for screen readers. */
  label: string;
  tabs: readonly Tab[];
}

/**
 * One panel at a time, after the tabs pattern of the ARIA Authoring Practices. Served as links to the panels, which
 * the browser follows by itself (`:target`); without script the panels are one below the other. All panels take
 * the same space, so that nothing moves when another one is chosen.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const isHydrated = useHydrated();
  const prefix = useId();
  const list = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState(0);
  const panelId = (id: string) => `${prefix}${id}`;

  // A tab that was pressed before React came is in the address.
  useEffect(() => {
    const chosen = tabs.findIndex(({ id }) => window.location.hash === `#${prefix}${id}`);
    if (chosen > 0) setSelected(chosen);
  }, [tabs, prefix]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll('a')[next]?.focus();
  };

  return (
    <div className={styles.tabs} data-hydrated={isHydrated || undefined}>
      <ul
        ref={list}
        className={styles.list}
        aria-label={label}
        role={isHydrated ? 'tablist' : undefined}
        onKeyDown={isHydrated ? onKeyDown : undefined}
      >
        {tabs.map((tab, index) => (
          <li key={tab.id} role={isHydrated ? 'presentation' : undefined}>
            <a
              href={`#${panelId(tab.id)}`}
              id={`${panelId(tab.id)}-tab`}
              onClick={(event) => {
                event.preventDefault();
                setSelected(index);
              }}
              {...(isHydrated && {
                role: 'tab',
                'aria-selected': index === selected,
                'aria-controls': panelId(tab.id),
                tabIndex: index === selected ? 0 : -1,
              })}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.panels}>
        {tabs.map(({ id, panel }, index) => (
          <div
            key={id}
            id={panelId(id)}
            className={styles.panel}
            data-selected={index === selected || undefined}
            {...(isHydrated && { role: 'tabpanel', 'aria-labelledby': `${panelId(id)}-tab` })}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The tab that a key selects; both ends wrap. */
export function tabAfterKey(key: string, selected: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (selected + 1) % count;
    case 'ArrowLeft':
      return (selected + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
