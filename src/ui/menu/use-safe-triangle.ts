import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isInSafeTriangle, type Point } from './safe-triangle';

/** A pointer that rests for so long on its way, ms, has arrived: as long as a panel waits before it closes. */
const rest = 150;

/**
 * Keeps the open panel of a menu while the pointer is on its way to it, however slowly: a straight path crosses other
 * triggers, which would open their own, and open space, where the panel would close. `change` shows the group that it is
 * given. What this returns does so too, but not before the pointer has given up its way.
 */
export function useSafeTriangle(
  root: RefObject<HTMLElement | null>,
  change: (group: string) => void,
): (group: string) => void {
  /** Where the pointer was last on the trigger of the open panel. */
  const from = useRef<Point>(undefined);
  /** It runs while the pointer is on its way. */
  const timer = useRef<number>(undefined);
  const wanted = useRef<string>(undefined);

  const giveUp = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const group = wanted.current;
    wanted.current = undefined;
    if (group !== undefined && openTriggerIn(root.current)) change(group);
  }, [root, change]);

  useEffect(() => {
    const arrive = () => {
      wanted.current = undefined;
      giveUp();
    };
    const follow = ({ target, clientX: x, clientY: y }: PointerEvent) => {
      const menu = root.current;
      const trigger = openTriggerIn(menu);
      const panel = trigger?.parentElement?.querySelector('[role=group]');
      const element = target instanceof Element ? target : undefined;
      const button = element?.closest('button');
      if (panel?.contains(element ?? null) || (button && button === trigger)) arrive();
      else if (
        from.current &&
        panel &&
        isInSafeTriangle(from.current, { x, y }, panel.getBoundingClientRect())
      ) {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(giveUp, rest);
        return;
      } else giveUp();
      from.current = button && menu?.contains(button) ? { x, y } : undefined;
    };
    // Each before the menu hears of it. A press is meant for what is below the pointer.
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointermove', follow, options);
    window.addEventListener('pointerdown', giveUp, options);
    window.addEventListener('keydown', giveUp, options);
    return () => listening.abort();
  }, [root, giveUp]);

  return useCallback(
    (group) => {
      if (timer.current === undefined) change(group);
      else wanted.current = group;
    },
    [change],
  );
}

const openTriggerIn = (menu: HTMLElement | null) => menu?.querySelector('button[aria-expanded=true]');
