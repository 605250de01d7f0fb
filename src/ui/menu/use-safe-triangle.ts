import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isInSafeTriangle, type Point } from './safe-triangle';

/** Time in ms after which a resting pointer counts as having arrived; the same as the panel's close delay. */
const restMs = 150;

/**
 * Keeps the open panel of a menu while the pointer moves towards it (safe triangle). A straight path crosses other
 * triggers, which would open their own panels, and empty space, where the panel would close. `showGroup` shows a group;
 * the returned function delays that until the pointer leaves the triangle or rests.
 */
export function useSafeTriangle(
  root: RefObject<HTMLElement | null>,
  showGroup: (group: string) => void,
): (group: string) => void {
  /** Last position of the pointer on the trigger of the open panel. */
  const from = useRef<Point>(undefined);
  /** Set while the pointer is on its way. */
  const timer = useRef<number>(undefined);
  /** The group to show once the pointer leaves the triangle or rests; an empty string to close the panel. */
  const pendingGroup = useRef<string>(undefined);

  /** The pointer is no longer on its way: the group that it is over is shown. */
  const applyPending = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const group = pendingGroup.current;
    pendingGroup.current = undefined;
    if (group !== undefined && openTriggerIn(root.current)) showGroup(group);
  }, [root, showGroup]);

  useEffect(() => {
    /** The pointer has reached the panel or is on its trigger: no other group is shown. */
    const finishMove = () => {
      pendingGroup.current = undefined;
      applyPending();
    };
    const trackPointer = ({ target, clientX: x, clientY: y }: PointerEvent) => {
      const menu = root.current;
      const trigger = openTriggerIn(menu);
      const panel = trigger?.parentElement?.querySelector('[role=group]');
      const element = target instanceof Element ? target : undefined;
      const button = element?.closest('button');
      if (panel?.contains(element ?? null) || (button && button === trigger)) finishMove();
      else if (
        from.current &&
        panel &&
        isInSafeTriangle(from.current, { x, y }, panel.getBoundingClientRect())
      ) {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(applyPending, restMs);
        return;
      } else applyPending();
      from.current = button && menu?.contains(button) ? { x, y } : undefined;
    };
    // In the capture phase, before the menu handles the events. A press applies to what is under the pointer.
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointermove', trackPointer, options);
    window.addEventListener('pointerdown', applyPending, options);
    window.addEventListener('keydown', applyPending, options);
    return () => listening.abort();
  }, [root, applyPending]);

  return useCallback(
    (group) => {
      if (timer.current === undefined) showGroup(group);
      else pendingGroup.current = group;
    },
    [showGroup],
  );
}

const openTriggerIn = (menu: HTMLElement | null) => menu?.querySelector('button[aria-expanded=true]');
