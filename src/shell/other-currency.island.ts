import type { OtherCurrency } from '../compiled';
import { convertedSums, otherCurrencyName } from '../format/other-currency';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Elements whose text gets no added amounts: it cannot contain elements, is not displayed, is an added amount itself,
 * or is marked by `data-paired`, such as where both currencies are shown anyway.
 */
const excludedElements = 'script,style,svg,textarea,select,small[data-other],[data-paired]';

/**
 * Adds amounts in a second currency to the page, including content added later, and removes them again. The choice is
 * stored, also in a cookie, so that our server can render later pages with both amounts and nothing shifts.
 */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { rates = '' } = element.dataset;
  const response = await fetch(rates);
  if (!response.ok) throw new Error(`${rates} answered ${response.status}`);
  const other = (await response.json()) as OtherCurrency;
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) addAmounts(node, other);
    watcher.takeRecords(); // discards the changes that were just made
  });
  const setShown = (isOn: boolean) => {
    element.setAttribute('aria-pressed', String(isOn));
    // On the root, the attribute says that amounts are added to the page.
    document.documentElement.toggleAttribute('data-other', isOn);
    if (isOn) {
      addAmounts(document.body, other);
      addNote(other);
      watcher.observe(document.body, { childList: true, subtree: true });
    } else {
      watcher.disconnect();
      for (const addedAmount of document.querySelectorAll('body [data-other]')) remove(addedAmount);
    }
    storeChoice(isOn);
  };
  element.addEventListener('click', () => setShown(element.getAttribute('aria-pressed') !== 'true'));
  if (isChosen()) setShown(true);
}

/** Adds the converted amount after each amount within a node. */
function addAmounts(node: Node, other: OtherCurrency): void {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = node instanceof Text ? [node] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest(excludedElements)) continue;
    // Within a breakdown, amounts are not rounded.
    const isExact = Boolean(text.parentElement?.closest('[data-exact]'));
    // From the end, so that earlier offsets stay valid.
    for (const { offset, text: sum } of [...convertedSums(text.data, other, isExact)].reverse()) {
      const textAfter = text.splitText(offset);
      if (isAdded(textAfter.nextSibling) && textAfter.data.trim() === '') continue; // the server has added it already
      const converted = document.createElement('small');
      converted.dataset.other = '';
      converted.textContent = sum;
      textAfter.before(' ', converted);
    }
  }
}

const isAdded = (node: Node | null) => node instanceof Element && node.hasAttribute('data-other');

function addNote({ note }: OtherCurrency): void {
  const main = document.querySelector('main');
  if (!main || main.querySelector(':scope > p[data-other]')) return;
  const added = document.createElement('p');
  added.dataset.other = '';
  added.textContent = note;
  main.append(added);
}

/** Removes an addition with the space before it. */
function remove(added: Element): void {
  const before = added.previousSibling;
  if (before instanceof Text && before.data.endsWith(' ')) before.data = before.data.slice(0, -1);
  const parent = added.parentNode;
  added.remove();
  parent?.normalize();
}

function isChosen(): boolean {
  try {
    return otherCurrencyName in localStorage;
  } catch {
    return false; // storage is blocked
  }
}

function storeChoice(isOn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in all browsers
  document.cookie = `${otherCurrencyName}=1; path=/; max-age=${isOn ? yearInSeconds : 0}; samesite=lax`;
  try {
    if (isOn) localStorage.setItem(otherCurrencyName, '1');
    else localStorage.removeItem(otherCurrencyName);
  } catch {
    // Storage is blocked, so the choice is lost with the page.
  }
}
