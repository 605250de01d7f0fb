import { fill } from '../../../format/fill';
import { announcer } from '../../../ui/announcer';
import { replaceQuery } from '../../../ui/replace-query';
import {
  type Budget,
  bestVerdict,
  checkBudget,
  type PricedLine,
  type Rates,
  readAmount,
  readSum,
  type Verdict,
} from '../budget-check';

interface Texts extends Readonly<Record<Verdict, string>> {
  few: string;
  all: string;
  chosen: string;
  full: string;
  verdict: string;
  most: number;
  rates?: Rates;
}

/** Query value that selects all pages. */
const everyPage = 'all';
/** Minimum number of pages for a comparison. */
const minPages = 2;

/**
 * Shows the selected pages and the rows of the selected level, and compares amounts with the visitor's budget. The
 * selection is stored in the URL, once it differs from the default.
 */
export function hydrate(element: HTMLElement): void {
  const texts: Texts = JSON.parse(element.dataset.texts ?? '{}');
  const form = element.querySelector('form') as HTMLFormElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  const table = element.querySelector('table') as HTMLTableElement;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=with]')];
  const rows = [...table.tBodies].flatMap((group) => [...group.rows].slice(1));
  const namesByPage = new Map(boxes.map((box) => [box.value, box.parentElement?.textContent ?? '']));
  const all = form.querySelector('[name=all]') as HTMLButtonElement;
  const announce = announcer(status);
  const field = (name: string) => form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
  const level = form.querySelector<HTMLSelectElement>('[name=level]');
  const purposes = [...form.querySelectorAll<HTMLOptionElement>('[name=for] option')];
  const choice = element.querySelector('[data-choice]') as HTMLDetailsElement;
  const rest = element.querySelector<HTMLDetailsElement>('[data-rest]');
  let isAll = false;
  /** Whether there is a selection, by the URL or the visitor. */
  let isChosen = false;

  const chosenPages = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);

  /** Reads the selection from the URL. Checkboxes changed before the script loaded take precedence. */
  function readAddress(): void {
    const query = new URLSearchParams(location.search);
    const pagesInUrl = query.get('with')?.split(',');
    const pressed = boxes.filter(({ checked, defaultChecked }) => checked !== defaultChecked);
    const checkedPages =
      pagesInUrl ?? boxes.flatMap(({ value, defaultChecked }) => (defaultChecked ? value : []));
    isChosen = pagesInUrl !== undefined || pressed.length > 0;
    isAll = checkedPages.includes(everyPage);
    let left = texts.most;
    for (const box of boxes)
      box.checked = checkedPages.includes(box.value) !== pressed.includes(box) && left-- > 0;
    for (const name of ['budget', 'currency', 'for']) {
      const control = field(name);
      const value = query.get(name);
      if (control && value !== null) control.value = value;
      // An unknown value would leave the select empty.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
    }
    if (query.get('budget')) field('budget')?.closest('details')?.setAttribute('open', '');
    // A budget belongs to a row, and so to its level.
    const inUrl =
      query.get('level') ?? (query.has('for') && purposes[Number(query.get('for'))]?.dataset.level);
    if (level && level.selectedIndex === 0 && inUrl) level.value = inUrl;
    if (level && level.selectedIndex < 0) level.selectedIndex = 0;
  }

  function writeAddress(): void {
    const query = new URLSearchParams(location.search);
    const amount = field('budget')?.value.trim();
    const values = {
      with: isAll ? everyPage : isChosen && chosenPages().join(','),
      level: level && level.selectedIndex > 0 && level.value,
      budget: amount,
      currency: amount && field('currency')?.value,
      for: amount && field('for')?.value,
    };
    for (const [name, value] of Object.entries(values)) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    replaceQuery(query);
  }

  function show(): void {
    const chosen = chosenPages();
    const isSelectionFull = chosen.length >= texts.most;
    const shownPages = isAll ? [...namesByPage.keys()] : chosen.length < minPages ? [] : chosen;
    for (const box of boxes) box.disabled = isSelectionFull && !box.checked;
    all.hidden = isAll;
    element.dataset.chosen = shownPages.length === 0 ? 'none' : isAll ? 'all' : 'some';
    element.toggleAttribute('data-pair', shownPages.length === 2);
    const columns = shownPages.length > 0 ? shownPages : [...namesByPage.keys()]; // without a selection, print all
    for (const cell of table.querySelectorAll<HTMLElement>('[data-of]'))
      cell.hidden = !columns.includes(cell.dataset.of ?? '');
    for (const group of table.querySelectorAll<HTMLTableCellElement>('[scope=rowgroup]'))
      group.colSpan = columns.length + 1;
    for (const row of rows) row.hidden = isOfOtherLevel(row) || isEmpty(row);
    for (const group of table.tBodies) group.hidden = [...group.rows].slice(1).every(({ hidden }) => hidden);
    offerPurposes();
    showChoice(shownPages);
    const more = [isSelectionFull && chosen.length < boxes.length && texts.full, ...judge(shownPages)].filter(
      Boolean,
    );
    const isNamed = shownPages.length > 0 && !isAll;
    const text = isNamed ? fill(texts.chosen, { names: listed(chosen) }) : isAll ? texts.all : texts.few;
    const first = document.createElement('span');
    first.textContent = text;
    first.toggleAttribute('data-said', isNamed); // the column headings show the names already
    const announcement = [text, ...more].join(' ');
    announce(announcement, [first, announcement.slice(text.length)]);
  }

  /** On a phone the controls collapse to a summary of the selection; they open if nothing is selected. */
  function showChoice(shown: readonly string[]): void {
    const line = choice.querySelector('span') as HTMLElement;
    line.textContent = [listed(shown), level?.selectedOptions[0]?.text].filter(Boolean).join(' · ');
    if (shown.length === 0) choice.open = true;
    else if (rest && !rows.some(({ hidden, dataset }) => !hidden && dataset.first !== undefined))
      rest.open = true;
  }

  const isOfOtherLevel = ({ dataset }: HTMLElement) =>
    dataset.level !== undefined && dataset.level !== level?.value;

  /** Whether no visible page has a value in this row. */
  const isEmpty = (row: HTMLElement) =>
    [...row.querySelectorAll('[data-of]:not([hidden])')].every((cell) => cell.querySelector('[data-none]'));

  /** Offers only the visible rows for a budget. */
  function offerPurposes(): void {
    for (const option of purposes) option.hidden = option.disabled = isOfOtherLevel(option);
    const list = field('for');
    if (list instanceof HTMLSelectElement && list.selectedOptions[0]?.disabled)
      list.selectedIndex = purposes.findIndex(({ disabled }) => !disabled);
  }

  /** Marks each amount in the budget's row, and returns a sentence on which pages the budget covers. */
  function judge(shown: readonly string[]): readonly string[] {
    for (const oldVerdict of table.querySelectorAll('[data-verdict]')) oldVerdict.remove();
    for (const row of rows) delete row.dataset.judged;
    const budgetField = field('budget');
    const amount = readAmount(budgetField?.value ?? '');
    budgetField?.setAttribute(
      'aria-invalid',
      String(amount === undefined && budgetField.value.trim() !== ''),
    );
    const row = table.querySelector<HTMLElement>(`[data-budget="${field('for')?.value}"]`);
    if (amount === undefined || !row) return [];
    row.dataset.judged = '';
    const budget: Budget = { amount, currency: field('currency')?.value ?? '' };
    const found = new Map<Verdict, string[]>();
    for (const cell of row.querySelectorAll<HTMLElement>('[data-of]')) {
      const verdicts = [...cell.querySelectorAll<HTMLElement>('[data-sum]')].map((line) => {
        const verdict = checkBudget(pricedLine(line), budget, texts.rates);
        const mark = document.createElement('mark');
        mark.dataset.verdict = verdict;
        mark.textContent = texts[verdict];
        line.append(mark);
        return verdict;
      });
      const best = bestVerdict(verdicts);
      const pageName = cell.dataset.of ?? '';
      if (best && shown.includes(pageName)) found.set(best, [...(found.get(best) ?? []), pageName]);
    }
    const order: readonly Verdict[] = ['within', 'partly', 'above', 'unknown'];
    return order.flatMap((verdict) => {
      const pages = found.get(verdict);
      if (!pages) return [];
      const [first = '', ...rest] = texts[verdict];
      return fill(texts.verdict, {
        verdict: first.toLocaleUpperCase() + rest.join(''),
        names: listed(pages),
      });
    });
  }

  const listed = (values: readonly string[]) =>
    new Intl.ListFormat(document.documentElement.lang).format(
      values.map((value) => namesByPage.get(value) ?? ''),
    );

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    if (boxes.some((box) => box === target)) {
      isAll = false;
      isChosen = true;
    }
    show();
  });
  form.addEventListener('change', writeAddress);
  all.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    isAll = true;
    boxes[0]?.focus(); // the focused button is about to be hidden
    show();
    writeAddress();
  });
  addEventListener('popstate', () => {
    for (const box of boxes) box.checked = box.defaultChecked;
    if (level) level.selectedIndex = 0;
    readAddress();
    show();
  });
  readAddress();
  show();
  writeAddress();
}

/** An amount as the page shows it, without the second currency. */
function pricedLine(line: HTMLElement): PricedLine {
  const amountCopy = line.querySelector('strong')?.cloneNode(true) as HTMLElement;
  for (const added of amountCopy.querySelectorAll('small')) added.remove();
  const ends = readSum(amountCopy.textContent ?? '');
  return ends ? [...ends, line.dataset.sum] : [0, 0, undefined];
}
