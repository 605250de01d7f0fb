import { fill } from '../../../format/fill';
import { announcer } from '../../../ui/announcer';
import { replaceQuery } from '../../../ui/replace-query';
import {
  type Budget,
  bestOf,
  type PricedLine,
  type Rates,
  readAmount,
  type Verdict,
  verdictOn,
} from '../verdict';

interface Texts extends Readonly<Record<Verdict, string>> {
  all: string;
  chosen: string;
  full: string;
  verdict: string;
  most: number;
  rates?: Rates;
}

/** Shows the pages that are chosen, and says below each sum whether it is within the budget. The address keeps both. */
export function wake(element: HTMLElement): void {
  const texts: Texts = JSON.parse(element.dataset.texts ?? '{}');
  const form = element.querySelector('form') as HTMLFormElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  const table = element.querySelector('table') as HTMLTableElement;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=with]')];
  const named = new Map(boxes.map((box) => [box.value, box.parentElement?.textContent ?? '']));
  const all = form.querySelector('[name=all]') as HTMLButtonElement;
  const say = announcer(status);
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);

  /** What was pressed before the script came is a change of what the address says. */
  function readAddress(): void {
    const query = new URLSearchParams(location.search);
    const chosen = query.get('with')?.split(',') ?? [];
    let left = texts.most;
    for (const box of boxes) {
      box.checked = chosen.includes(box.value) !== (box.checked !== box.defaultChecked) && left-- > 0;
    }
    for (const name of ['budget', 'currency', 'for']) {
      const control = field(name);
      const value = query.get(name);
      if (control && value !== null) control.value = value;
      // A value that the list does not have leaves it empty.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
    }
  }

  function writeAddress(): void {
    const query = new URLSearchParams(location.search);
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    const amount = field('budget')?.value.trim();
    const values = {
      with: chosen.join(','),
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
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    const isFull = chosen.length >= texts.most;
    for (const box of boxes) box.disabled = isFull && !box.checked;
    all.hidden = chosen.length === 0;
    table.toggleAttribute('data-chosen', chosen.length > 0);
    for (const cell of table.querySelectorAll<HTMLElement>('[data-of]'))
      cell.hidden = chosen.length > 0 && !chosen.includes(cell.dataset.of ?? '');
    for (const group of table.querySelectorAll<HTMLTableCellElement>('[scope=rowgroup]'))
      group.colSpan = (chosen.length || boxes.length) + 1;
    const said = [
      chosen.length > 0 ? fill(texts.chosen, { names: listed(chosen) }) : texts.all,
      isFull && chosen.length < boxes.length && texts.full,
      ...judge(chosen.length > 0 ? chosen : [...named.keys()]),
    ];
    say(said.filter(Boolean).join(' '));
  }

  /** Marks each sum of the row that the budget is for, and says of the shown pages what it is enough for. */
  function judge(shown: readonly string[]): readonly string[] {
    for (const old of table.querySelectorAll('[data-verdict]')) old.remove();
    const amount = readAmount(field('budget')?.value ?? '');
    const row = table.querySelector(`[data-budget="${field('for')?.value}"]`);
    if (amount === undefined || !row) return [];
    const budget: Budget = { amount, currency: field('currency')?.value ?? '' };
    const found = new Map<Verdict, string[]>();
    for (const cell of row.querySelectorAll<HTMLElement>('[data-of]')) {
      const verdicts = [...cell.querySelectorAll<HTMLElement>('[data-sum]')].map((line) => {
        const verdict = verdictOn(JSON.parse(line.dataset.sum ?? '[]') as PricedLine, budget, texts.rates);
        const mark = document.createElement('mark');
        mark.dataset.verdict = verdict;
        mark.textContent = texts[verdict];
        line.append(mark);
        return verdict;
      });
      const best = bestOf(verdicts);
      const of = cell.dataset.of ?? '';
      if (best && shown.includes(of)) found.set(best, [...(found.get(best) ?? []), of]);
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
    new Intl.ListFormat(document.documentElement.lang).format(values.map((value) => named.get(value) ?? ''));

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', show);
  form.addEventListener('change', writeAddress);
  all.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    boxes[0]?.focus(); // the button is about to go
    show();
    writeAddress();
  });
  addEventListener('popstate', () => {
    for (const box of boxes) box.checked = box.defaultChecked;
    readAddress();
    show();
  });
  readAddress();
  show();
  writeAddress();
}
