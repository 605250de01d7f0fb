import { fill } from '../../../format/fill';
import { announcer } from '../../../ui/announcer';
import { replaceQuery } from '../../../ui/replace-query';
import {
  type Budget,
  bestVerdict,
  checkBudget,
  type PricedRange,
  parseAmount,
  parseAmountRange,
  type Verdict,
  verdicts,
} from '../budget-check';
import type { Texts } from '../compare';

/** Query value that selects all pages. */
const everyPage = 'all';
/** Minimum number of pages for a comparison. */
const minPages = 2;

/**
 * Shows the selected pages and the rows of the selected level, and compares amounts with the visitor's budget. The
 * selection is stored in the URL. Pages are identified by their registers.
 */
export function hydrate(element: HTMLElement): void {
  const texts: Texts = JSON.parse(element.dataset.texts ?? '{}');
  const language = document.documentElement.lang;
  const form = element.querySelector('form') as HTMLFormElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  const table = element.querySelector('table') as HTMLTableElement;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=with]')];
  /** The rows with figures: the first row of each group is its heading. */
  const rows = [...table.tBodies].flatMap((group) => [...group.rows].slice(1));
  const namesByPage = new Map(boxes.map((box) => [box.value, box.parentElement?.textContent ?? '']));
  const allButton = form.querySelector('[name=all]') as HTMLButtonElement;
  const announce = announcer(status);
  const controlNamed = (name: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
  const level = form.querySelector<HTMLSelectElement>('[name=level]');
  const budgetOptions = [...form.querySelectorAll<HTMLOptionElement>('[name=for] option')];
  /** The element with the form, which collapses on a phone. */
  const controls = element.querySelector('[data-choice]') as HTMLDetailsElement;
  /** Opens the rows that a phone does not show at first: all without `data-first`. */
  const furtherRows = element.querySelector<HTMLDetailsElement>('[data-rest]');
  /** Whether all pages are shown, instead of the checked ones. */
  let isAll = false;
  /** Whether the URL or the visitor has selected pages. */
  let isChosen = false;

  const chosenPages = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);

  /** Reads the selection from the URL. Checkboxes changed before this island was loaded take precedence. */
  function readUrl(): void {
    const query = new URLSearchParams(location.search);
    const pagesInUrl = query.get('with')?.split(',');
    const changedBoxes = boxes.filter(({ checked, defaultChecked }) => checked !== defaultChecked);
    const checkedPages =
      pagesInUrl ?? boxes.flatMap(({ value, defaultChecked }) => (defaultChecked ? value : []));
    isChosen = pagesInUrl !== undefined || changedBoxes.length > 0;
    isAll = checkedPages.includes(everyPage);
    let remaining = texts.most; // the maximum number of pages
    // `!==` applies the visitor's changes to what the URL or the page selects.
    for (const box of boxes)
      box.checked = checkedPages.includes(box.value) !== changedBoxes.includes(box) && remaining-- > 0;
    for (const name of ['budget', 'currency', 'for']) {
      const control = controlNamed(name);
      const value = query.get(name);
      if (control && value !== null) control.value = value;
      // An unknown value would leave the select empty.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
    }
    if (query.get('budget')) controlNamed('budget')?.closest('details')?.setAttribute('open', '');
    // A budget belongs to a row, and so to its level.
    const levelInUrl =
      query.get('level') ?? (query.has('for') && budgetOptions[Number(query.get('for'))]?.dataset.level);
    if (level && level.selectedIndex === 0 && levelInUrl) level.value = levelInUrl;
    if (level && level.selectedIndex < 0) level.selectedIndex = 0;
  }

  /** Writes the selection into the URL, without defaults. Pages are left out until the visitor has selected any. */
  function writeUrl(): void {
    const query = new URLSearchParams(location.search);
    const amount = controlNamed('budget')?.value.trim();
    const values = {
      with: isAll ? everyPage : isChosen && chosenPages().join(','),
      level: level && level.selectedIndex > 0 && level.value,
      budget: amount,
      currency: amount && controlNamed('currency')?.value,
      for: amount && controlNamed('for')?.value,
    };
    for (const [name, value] of Object.entries(values)) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    replaceQuery(query);
  }

  /** Updates the table, the controls and the status. */
  function show(): void {
    const chosen = chosenPages();
    const isSelectionFull = chosen.length >= texts.most;
    const shownPages = isAll ? [...namesByPage.keys()] : chosen.length < minPages ? [] : chosen;
    for (const box of boxes) box.disabled = isSelectionFull && !box.checked;
    allButton.hidden = isAll;
    element.dataset.chosen = shownPages.length === 0 ? 'none' : isAll ? 'all' : 'some';
    element.toggleAttribute('data-pair', shownPages.length === 2); // two fit on a phone
    const columns = shownPages.length > 0 ? shownPages : [...namesByPage.keys()]; // without a selection, print all
    // The cells and the column headings of pages.
    for (const cell of table.querySelectorAll<HTMLElement>('[data-of]'))
      cell.hidden = !columns.includes(cell.dataset.of ?? '');
    for (const group of table.querySelectorAll<HTMLTableCellElement>('[scope=rowgroup]'))
      group.colSpan = columns.length + 1;
    for (const row of rows) row.hidden = isOfOtherLevel(row) || isEmpty(row);
    for (const group of table.tBodies) group.hidden = [...group.rows].slice(1).every(({ hidden }) => hidden);
    updateBudgetOptions();
    showSummary(shownPages);
    const notes = [
      isSelectionFull && chosen.length < boxes.length && texts.full,
      ...showVerdicts(shownPages),
    ].filter(Boolean);
    const isNamed = shownPages.length > 0 && !isAll;
    const text = isNamed ? fill(texts.chosen, { names: listNames(chosen) }) : isAll ? texts.all : texts.few;
    const sentence = document.createElement('span');
    sentence.textContent = text;
    sentence.toggleAttribute('data-said', isNamed); // for screen readers only: the headings show the names
    const announcement = [text, ...notes].join(' ');
    announce(announcement, [sentence, announcement.slice(text.length)]); // the text, and the nodes that show it
  }

  /**
   * Updates the summary of the selection, to which the controls collapse on a phone. They open if nothing is selected,
   * and the further rows if no others are visible.
   */
  function showSummary(shownPages: readonly string[]): void {
    const summary = controls.querySelector('span') as HTMLElement;
    summary.textContent = [listNames(shownPages), level?.selectedOptions[0]?.text]
      .filter(Boolean)
      .join(' · ');
    if (shownPages.length === 0) controls.open = true;
    else if (furtherRows && !rows.some(({ hidden, dataset }) => !hidden && dataset.first !== undefined))
      furtherRows.open = true;
  }

  const isOfOtherLevel = ({ dataset }: HTMLElement) =>
    dataset.level !== undefined && dataset.level !== level?.value;

  /** Whether no visible page has a value in this row. Cells without one contain `[data-none]`. */
  const isEmpty = (row: HTMLElement) =>
    [...row.querySelectorAll('[data-of]:not([hidden])')].every((cell) => cell.querySelector('[data-none]'));

  /** A budget can only be compared with visible rows. */
  function updateBudgetOptions(): void {
    for (const option of budgetOptions) option.hidden = option.disabled = isOfOtherLevel(option);
    const select = controlNamed('for');
    if (select instanceof HTMLSelectElement && select.selectedOptions[0]?.disabled)
      select.selectedIndex = budgetOptions.findIndex(({ disabled }) => !disabled);
  }

  /** Marks each amount in the budget's row, and returns a sentence for each verdict on the pages that it is about. */
  function showVerdicts(shownPages: readonly string[]): readonly string[] {
    for (const oldVerdict of table.querySelectorAll('[data-verdict]')) oldVerdict.remove();
    for (const row of rows) delete row.dataset.judged;
    const budgetField = controlNamed('budget');
    const amount = parseAmount(budgetField?.value ?? '');
    budgetField?.setAttribute(
      'aria-invalid',
      String(amount === undefined && budgetField.value.trim() !== ''),
    );
    const row = table.querySelector<HTMLElement>(`[data-budget="${controlNamed('for')?.value}"]`);
    if (amount === undefined || !row) return [];
    row.dataset.judged = ''; // shows the row even if the further rows are collapsed
    const budget: Budget = { amount, currency: controlNamed('currency')?.value ?? '' };
    const pagesByVerdict = new Map<Verdict, string[]>();
    for (const cell of row.querySelectorAll<HTMLElement>('[data-of]')) {
      const cellVerdicts = [...cell.querySelectorAll<HTMLElement>('[data-sum]')].map((line) => {
        const verdict = checkBudget(readAmount(line), budget, texts.rates);
        const mark = document.createElement('mark');
        mark.dataset.verdict = verdict;
        mark.textContent = texts[verdict];
        line.append(mark);
        return verdict;
      });
      const best = bestVerdict(cellVerdicts);
      const page = cell.dataset.of ?? '';
      if (best && shownPages.includes(page))
        pagesByVerdict.set(best, [...(pagesByVerdict.get(best) ?? []), page]);
    }
    return verdicts.flatMap((verdict) => {
      const pages = pagesByVerdict.get(verdict);
      if (!pages) return [];
      const text = texts[verdict];
      return fill(texts.verdict, {
        verdict: text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
        names: listNames(pages),
      });
    });
  }

  const listNames = (pages: readonly string[]) =>
    new Intl.ListFormat(language).format(pages.map((page) => namesByPage.get(page) ?? ''));

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    if (boxes.some((box) => box === target)) {
      isAll = false;
      isChosen = true;
    }
    show();
  });
  form.addEventListener('change', writeUrl);
  allButton.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    isAll = true;
    boxes[0]?.focus(); // the focused button is about to be hidden
    show();
    writeUrl();
  });
  addEventListener('popstate', () => {
    for (const box of boxes) box.checked = box.defaultChecked;
    if (level) level.selectedIndex = 0;
    readUrl();
    show();
  });
  readUrl();
  show();
  writeUrl();
}

/**
 * Reads the amount of a line as the page shows it, without the second currency. `data-sum` is its currency. An amount
 * that cannot be read gets no currency, so that its verdict is “unknown”.
 */
function readAmount(line: HTMLElement): PricedRange {
  const amountCopy = line.querySelector('strong')?.cloneNode(true) as HTMLElement;
  for (const secondary of amountCopy.querySelectorAll('small')) secondary.remove();
  const ends = parseAmountRange(amountCopy.textContent ?? '');
  return ends ? [...ends, line.dataset.sum] : [0, 0, undefined];
}
