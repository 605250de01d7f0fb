import { fill } from '../../../format/fill';
import { announcer } from '../../../ui/announcer';
import {
  type Answer,
  assess,
  type Given,
  type Overall,
  overall,
  type Rule,
  readScore,
  unmet,
} from '../assess';

interface Texts {
  rules: Readonly<Record<Answer['answer'], string>>;
  /** Phrases for the summary, by answer, in the order of the summary. */
  pages: Readonly<Record<Overall, string>>;
  groups: readonly (readonly string[])[];
  /** 1 % in the site's number format. */
  percent: string;
  /** Message for input that cannot be a score. */
  wrong: string;
  choose: string;
  summary: string;
  needed: string;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Duplicated from fields.tsx, which must not be part of this script. */
const storageName = 'eligibility';

/** The icon for an answer: sufficient, depends, insufficient. */
const iconOf = (answer: Overall) =>
  answer === 'below' ? 2 : answer === 'meets' || answer === 'published' ? 0 : 1;

/** Marks each requirement as met or not, and writes a summary for each page. */
export function wake(element: HTMLElement): void {
  const texts: Texts = JSON.parse(element.dataset.texts ?? '{}');
  const form = element.querySelector('form') as HTMLFormElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  const controls = [...form.querySelectorAll<Control>('input, select')];
  const [level, place, ...asked] = controls;
  const icons = element.querySelectorAll('[data-icons] svg');
  const exact = { maximumFractionDigits: 20, useGrouping: false }; // shows a score with all its decimals
  const number = new Intl.NumberFormat(document.documentElement.lang, exact);
  const say = announcer(status);
  const nothingEntered = status.textContent ?? '';

  /** The input, and the first invalid control. */
  function readGiven(): Given & { wrong?: Control } {
    let wrong: Control | undefined;
    const found = new Map<string, number>();
    for (const control of asked) {
      if (control.parentElement?.hidden) {
        mark(control, false);
        continue;
      }
      const value = readScore(control.value, Number(control.dataset.most));
      const isWrong = control.value.trim() !== '' && value === undefined;
      mark(control, isWrong);
      if (isWrong) wrong ??= control;
      if (value !== undefined) found.set(control.name, value);
    }
    const scores = Object.fromEntries(
      texts.groups.flat().flatMap((test) => {
        const score = found.get(`score ${test}`);
        return score === undefined ? [] : [[test, { score, each: found.get(`each ${test}`) }]];
      }),
    );
    return { marks: found.get('marks'), scores, wrong };
  }

  /** Also shows the error below the field, since the status may be far away. */
  function mark(control: Control, isWrong: boolean): void {
    const label = control.labels?.[0];
    if (isWrong) {
      control.setAttribute('aria-invalid', 'true');
      label?.setAttribute('data-wrong', wrongIn(control));
    } else {
      control.removeAttribute('aria-invalid');
      label?.removeAttribute('data-wrong');
    }
  }

  /** Shows the fields that the selected requirements need. */
  function showFields(rules: readonly Rule[]): void {
    for (const control of asked) {
      const [part, test] = control.name.split(' ');
      const isAsked = rules.some(
        (rule) => rule.test === test && (part !== 'each' || rule.each !== undefined),
      );
      if (control.parentElement) control.parentElement.hidden = !isAsked;
    }
    for (const group of form.querySelectorAll<HTMLElement>('fieldset :is(fieldset,details)'))
      group.hidden = !group.querySelector('label:not([hidden])');
  }

  const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('tbody tr')];

  /**
   * Shows the rows of the selected place, and tables of the selected level that have any. The list of pages without
   * requirements is only shown while no place is selected.
   */
  function showRows(table: HTMLElement): void {
    const isOfAll = place?.value === '';
    const rows = rowsOf(table);
    for (const row of rows) row.hidden = !isOfAll && nameIn(row) !== place?.value;
    const others = table.querySelector<HTMLElement>('[data-others]');
    if (others) others.hidden = !isOfAll;
    table.hidden =
      (level?.value !== '' && table.dataset.level !== level?.value) ||
      (!isOfAll && rows.every(({ hidden }) => hidden));
  }

  function show(): void {
    const tables = [...element.querySelectorAll<HTMLElement>('[data-level]')];
    for (const table of tables) showRows(table);
    const rows = tables.flatMap((table) =>
      rowsOf(table).map((row) => {
        const places = [...row.querySelectorAll<HTMLElement>('[data-rule]')];
        return {
          row,
          isOpen: !table.hidden && !row.hidden,
          name: place?.value && !level?.value ? (table.querySelector('h3')?.textContent ?? '') : nameIn(row),
          rules: places.map((at) => ({ ...(JSON.parse(at.dataset.rule ?? '{}') as Rule), at })),
        };
      }),
    );
    const open = rows.filter(({ isOpen }) => isOpen);
    showFields(open.flatMap(({ rules }) => rules));
    const given = readGiven();
    const isEmpty = given.marks === undefined && Object.keys(given.scores).length === 0;
    const byAnswer = new Map<Overall, string[]>();
    for (const { row, isOpen, name, rules } of rows) {
      for (const rule of rules) {
        rule.at.querySelector('mark')?.remove();
        const answer = assess(rule, given);
        if (answer) rule.at.append(markOf(answer, rule));
      }
      const answer = overall(rules, texts.groups, given);
      const said = row.querySelector<HTMLElement>('[data-answer]');
      if (said) {
        said.dataset.answer = isEmpty ? '' : answer;
        said.textContent = isEmpty ? '' : texts.pages[answer];
      }
      if (isOpen) byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), name]);
    }
    const isOne = place?.value !== '' && level?.value !== '';
    if (isOne && open.length === 0) byAnswer.set('notPublished', [place?.value ?? '']);
    const isSummed = place?.value !== '' || level?.value !== '';
    const lines: (HTMLElement | string)[] = given.wrong
      ? [lineOf('below', wrongIn(given.wrong), icons[1])]
      : isEmpty && open.length > 0
        ? [nothingEntered]
        : isSummed
          ? summaryOf(byAnswer)
          : [texts.choose];
    const left = unmet(open[0]?.rules ?? [], texts.groups, given);
    if (isOne && !given.wrong && left.length > 0) lines.push(neededOf(left));
    say(
      lines.map((line) => (typeof line === 'string' ? line : line.textContent)).join(' '),
      lines.flatMap((line) => [line, ' ']).slice(0, -1),
    );
  }

  const nameIn = (row: HTMLElement) => row.querySelector<HTMLElement>('[data-name]')?.dataset.name ?? '';

  /** One requirement of each group: “65% and IELTS 6.5 or PTE 58”. */
  function neededOf(left: readonly (readonly { at: HTMLElement }[])[]): HTMLElement {
    const language = document.documentElement.lang;
    const one = new Intl.ListFormat(language, { type: 'disjunction' });
    const line = document.createElement('span');
    line.textContent = fill(texts.needed, {
      rules: new Intl.ListFormat(language).format(
        left.map((rules) => one.format(rules.map(({ at }) => at.firstElementChild?.textContent ?? ''))),
      ),
    });
    return line;
  }

  const wrongIn = (control: Control) =>
    fill(texts.wrong, {
      field: control.labels?.[0]?.textContent ?? '',
      most: number.format(Number(control.dataset.most)),
    });

  function markOf({ answer, by = 0 }: Answer, { to = 0, each = 0, test, decimals = 0 }: Rule): HTMLElement {
    const mark = document.createElement('mark');
    mark.dataset.answer = answer;
    const score = new Intl.NumberFormat(document.documentElement.lang, {
      ...exact,
      minimumFractionDigits: decimals,
    });
    const write = (value: number) =>
      test === undefined ? texts.percent.replace(/\p{Nd}+/u, number.format(value)) : score.format(value);
    mark.textContent = fill(texts.rules[answer], { by: write(by), to: write(to), each: write(each) });
    return mark;
  }

  function summaryOf(byAnswer: ReadonlyMap<Overall, readonly string[]>): HTMLElement[] {
    const list = new Intl.ListFormat(document.documentElement.lang);
    return Object.entries(texts.pages).flatMap(([answer, said]) => {
      const names = byAnswer.get(answer as Overall);
      if (!names) return [];
      const text = fill(texts.summary, { answer: said, names: list.format(names) });
      const line = lineOf(answer, text, icons[iconOf(answer as Overall)]);
      const ask = answer === 'notPublished' && askOf(names[0] ?? '');
      if (ask) line.lastChild?.replaceWith(ask);
      return [line];
    });
  }

  /** A link for asking about unpublished requirements. */
  const askOf = (name: string) =>
    element.querySelector(`[data-ask="${CSS.escape(name)}"]`)?.cloneNode(true) as Element | undefined;

  function lineOf(answer: string, text: string, icon?: Element): HTMLElement {
    const line = document.createElement('strong');
    line.dataset.answer = answer;
    line.textContent = text;
    if (icon) line.prepend(icon.cloneNode(true));
    return line;
  }

  const keep = () => {
    try {
      const entered = controls.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]]));
      if (entered.length > 0) sessionStorage.setItem(storageName, JSON.stringify(entered));
      else sessionStorage.removeItem(storageName);
    } catch {
      // Storage is blocked.
    }
  };

  const recall = () => {
    try {
      const entered = new Map<string, string>(JSON.parse(sessionStorage.getItem(storageName) ?? '[]'));
      for (const control of controls) {
        if (control.value === '') control.value = entered.get(control.name) ?? '';
        if (control.value !== '') control.closest('details')?.setAttribute('open', '');
      }
    } catch {
      // Storage is blocked, or the entry is not ours.
    }
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    keep();
    show();
  });
  form.addEventListener('reset', () =>
    setTimeout(() => {
      keep();
      show();
    }),
  );
  recall();
  keep(); // what was entered before hydration
  show();
}
