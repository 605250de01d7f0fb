/**
 * Selects the controls whose clicks need their island: buttons, and links that are islands themselves. Other links,
 * `<summary>`, popovers and text fields work natively, and so does the button of an invalid form, for which the browser
 * shows the errors.
 */
const islandControls = 'button:not([popovertarget], form:invalid *), a[data-island]';

/** Selects the elements in which the island handles keys that would otherwise scroll the page. */
const keyedElements = '[data-keys], [data-keys] *';
/** Matches the keys that these elements handle: the arrows, Home, End and Escape. */
const islandKeys = /^(Arrow|Home$|End$|Escape$)/;

/** Time in ms after which a submit is left to the browser if the script has not loaded. */
const submitTimeout = 5000;

/** Whether the current event is one that was dispatched again. */
let isReplaying = false;

/**
 * Whether an event has to wait for its island. Events with Ctrl, Meta or Alt are left to the browser, which has its own
 * shortcuts with them. With Shift, buttons and the keys of islands do the same as without.
 */
export function shouldDefer(event: Event): event is MouseEvent | KeyboardEvent {
  const { target, type, key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (isReplaying || ctrlKey || metaKey || altKey) return false;
  return type === 'click'
    ? !!(target as Element).closest(islandControls)
    : islandKeys.test(key) && (target as Element).matches(keyedElements);
}

/**
 * The last deferred event of each island. Events are replayed one after the other, since each may depend on the effects
 * of the previous one.
 */
const queue = new WeakMap<HTMLElement, Promise<void>>();

/** Islands whose form is waiting to be sent. Another press on its button is dropped, so that it is sent once. */
const submitting = new WeakSet<HTMLElement>();

/**
 * Holds back an event until its island is hydrated or has failed, and then dispatches it again: it is handled by the
 * island if that is hydrated, and otherwise by the browser. `settled` resolves in both cases.
 */
export async function replayWhenHydrated(
  event: MouseEvent | KeyboardEvent,
  island: HTMLElement,
  settled: Promise<unknown>,
): Promise<void> {
  const { target, type } = event;
  event.preventDefault();
  event.stopPropagation();
  // Whether the press sends a form. Not if its button only works with the script (scripted.ts), because the browser
  // could not send that form by itself.
  const isSubmit = (target as Element).closest('[type=submit]:not([data-scripted])');
  if (isSubmit) {
    if (submitting.has(island)) return;
    submitting.add(island);
  }
  const previous = queue.get(island);
  const replayed = (async () => {
    const ready = Promise.all([settled, previous]);
    await (isSubmit ? Promise.race([ready, pause(submitTimeout)]) : ready);
    // Key events go to the element that has the focus now, which the previous event may have moved.
    const { activeElement } = document;
    const newTarget = type === 'click' ? target : island.contains(activeElement) && activeElement;
    if (!newTarget) return;
    isReplaying = true;
    newTarget.dispatchEvent(new (event.constructor as typeof MouseEvent)(type, event));
    isReplaying = false;
    if (type !== 'click') await pause(0); // Radix moves the focus in a separate task
  })();
  queue.set(island, replayed);
  island.setAttribute('aria-busy', 'true'); // as an attribute, because Firefox 115 lacks the `ariaBusy` property
  await replayed;
  if (isSubmit) submitting.delete(island);
  if (queue.get(island) !== replayed) return;
  queue.delete(island);
  island.removeAttribute('aria-busy');
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
