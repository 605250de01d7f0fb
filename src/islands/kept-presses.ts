/** What only an island can answer. Links, `<summary>`, popovers and text fields are the browser's. */
const controls = 'button:not([popovertarget]), [data-control]';

/** Where an island answers keys that would otherwise scroll the page. */
const keyed = '[data-control], [data-keys] *';
const keys = /^(Arrow|Home$|End$|Escape$)/;

/** A press that sends a form or follows a link is the browser's after so many ms. */
const timeout = 5000;

let replaying = false;

/** Whether an event has to wait for the island around its target. With a modifier key it means something to the browser. */
export function isKept(event: Event): event is MouseEvent | KeyboardEvent {
  const { target, type, key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (replaying || ctrlKey || metaKey || altKey) return false;
  return type === 'click'
    ? (target as Element).closest(controls) !== null
    : keys.test(key) && (target as Element).matches(keyed);
}

/**
 * Keeps an event from the page until `answered`, then lets it happen again, once: for the island if it woke, otherwise
 * for the browser. Events that are kept for the same promise happen in their order.
 */
export async function keep(event: MouseEvent | KeyboardEvent, answered: Promise<unknown>): Promise<void> {
  const { target, type } = event;
  event.preventDefault();
  event.stopPropagation();
  const isNative = target instanceof Element && target.closest('a, [type=submit]:not([data-scripted])');
  await (isNative
    ? Promise.race([answered, new Promise((resolve) => setTimeout(resolve, timeout))])
    : answered);
  replaying = true;
  target?.dispatchEvent(new (event.constructor as typeof MouseEvent)(type, event));
  replaying = false;
}
