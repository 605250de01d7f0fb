/**
 * What only an island can answer. Links that are none themselves, `<summary>`, popovers and text fields are the browser's, and so is a form that it
 * does not send as it is filled in: it shows what is wrong itself.
 */
const controls = 'button:not([popovertarget], form:invalid *), a[data-island]';

/** Where an island answers keys that would otherwise scroll the page. */
const keyed = '[data-keys], [data-keys] *';
const keys = /^(Arrow|Home$|End$|Escape$)/;

/** A press that sends a form is the browser's after so many ms. */
const timeout = 5000;

let replaying = false;

/** Whether an event has to wait for the island around its target. With a modifier key it means something to the browser. */
export function shouldDefer(event: Event): event is MouseEvent | KeyboardEvent {
  const { target, type, key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (replaying || ctrlKey || metaKey || altKey) return false;
  return type === 'click'
    ? !!(target as Element).closest(controls)
    : keys.test(key) && (target as Element).matches(keyed);
}

/** What is kept for an island last: each event happens after the one before, and what that one changed. */
const queue = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Keeps an event from the page until the island is awake or has failed, then lets it happen again, once: for the island
 * if it woke, otherwise for the browser.
 */
export async function replayWhenAwake(
  event: MouseEvent | KeyboardEvent,
  island: HTMLElement,
  answered: Promise<unknown>,
): Promise<void> {
  const { target, type } = event;
  event.preventDefault();
  event.stopPropagation();
  const sends = (target as Element).closest('[type=submit]:not([data-scripted])');
  if (sends && queue.has(island)) return; // the form is on its way
  const before = queue.get(island);
  const happened = (async () => {
    await (sends ? Promise.race([answered, pause(timeout)]) : answered);
    await before;
    // A key is for what has the focus now: the one before may have moved it, and it never takes the focus back.
    const { activeElement } = document;
    const to = type === 'click' ? target : island.contains(activeElement) && activeElement;
    if (!to) return;
    replaying = true;
    to.dispatchEvent(new (event.constructor as typeof MouseEvent)(type, event));
    replaying = false;
    if (type !== 'click') await pause(0); // Radix moves the focus in a task of its own
  })();
  queue.set(island, happened);
  island.setAttribute('aria-busy', 'true'); // not by its property, which Firefox 115 does not have
  await happened;
  if (queue.get(island) !== happened) return;
  queue.delete(island);
  island.removeAttribute('aria-busy');
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
