import { fill } from '../../../format/fill';
import type { Plural } from '../../../generated/compiled';
import { announcer } from '../../../ui/announcer';
import {
  type Answer,
  assess,
  inPercent,
  overallAnswer,
  type Part,
  type PartAnswer,
  partsOf,
  type Rule,
  readScore,
  type Scale,
  toScalePoints,
  unmetRules,
  type VisitorScores,
} from '../assess';

interface Texts {
  rules: Readonly<Record<Answer['answer'], string | Plural>>;
  answers: Readonly<Record<Exclude<PartAnswer, 'open'>, string>>;
  groups: readonly { title: string; tests: readonly string[] }[];
  marks: string;
  tests: string;
  part: string;
  /** 1 % in the site's number format. */
  percent: string;
  converted: string;
  /** Message for input that cannot be a score. */
  wrong: string;
  choose: string;
  counted: string;
  countedPartly: string;
  summary: string;
  needed: string;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** A table row: a page at a level. */
interface Row {
  name: string;
  rules: readonly (Rule & { at: HTMLElement })[];
  parts: readonly Part[];
  answer: PartAnswer;
}

/** Duplicated from fields.tsx, which must not be part of this script. */
const storageName = 'eligibility';

/** The icon for an answer: sufficient, depends, insufficient. */
const iconOf = (answer: PartAnswer) => (answer === 'below' ? 2 : answer === 'meets' ? 0 : 1);

/** Marks each requirement as met or not, and writes a summary for each page. */
export function hydrate(element: HTMLElement): void {
  const texts: Texts = JSON.parse(element.dataset.texts ?? '{}');
  const form = element.querySelector('form') as HTMLFormElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  const levels = [...element.querySelectorAll<HTMLDetailsElement>('[data-level]')];
  const controls = [...form.querySelectorAll<Control>('input, select')];
  const inputs = [...form.querySelectorAll('input')];
  const controlNamed = (name: string) => controls.find((control) => control.name === name);
  const [level, place, scale] = ['level', 'place', 'scale'].map(
    (name) => controlNamed(name) as HTMLSelectElement,
  );
  const marks = controlNamed('marks') as HTMLInputElement;
  const groups = texts.groups.map(({ tests }) => tests);
  const icons = element.querySelectorAll('[data-templates] svg');
  const language = document.documentElement.lang;
  const exact = { maximumFractionDigits: 20, useGrouping: false }; // shows a score with all its decimals
  const number = new Intl.NumberFormat(language, exact);
  const list = new Intl.ListFormat(language);
  const oneOf = new Intl.ListFormat(language, { type: 'disjunction' });
  const forms = new Intl.PluralRules(language);
  const announce = announcer(status);
  const nothingEntered = status.textContent ?? '';
  const nameOfMarks = marks.labels?.[0]?.querySelector('span');
  const inPercentages = nameOfMarks?.textContent ?? '';
  let isFolded = false;

  /** The scale of the marks, if another than percent is selected. */
  const ownScale = (): Scale | undefined => {
    const scaleJson = scale?.selectedOptions[0]?.dataset.scale;
    return scaleJson === undefined ? undefined : JSON.parse(scaleJson);
  };

  /** Names the field for marks after the selected scale, and shows the note on its conversion. */
  function showScale(): void {
    const scaleOption = scale?.selectedOptions[0];
    if (!scale || !scaleOption) return;
    if (nameOfMarks) nameOfMarks.textContent = scaleOption.dataset.scale ? scaleOption.text : inPercentages;
    marks.dataset.most = scaleOption.dataset.most ?? '100';
    for (const note of form.querySelectorAll<HTMLElement>('[data-note]')) {
      note.hidden = note.dataset.note !== scale.value;
      const counts = note.querySelector('span');
      const value = readScore(marks.value, Number(marks.dataset.most));
      const own = ownScale();
      if (counts)
        counts.textContent =
          own && value !== undefined
            ? `${fill(texts.converted, { percent: percentOf(inPercent(value, own)) })} `
            : '';
    }
  }

  /** The input, and the first invalid control. */
  function readGiven(): VisitorScores & { wrong?: Control } {
    let firstInvalid: Control | undefined;
    const found = new Map<string, number>();
    for (const control of inputs) {
      if (control.labels?.[0]?.hidden) {
        setInvalid(control, false);
        continue;
      }
      const value = readScore(control.value, Number(control.dataset.most));
      const isWrong = control.value.trim() !== '' && value === undefined;
      setInvalid(control, isWrong);
      if (isWrong) firstInvalid ??= control;
      if (value !== undefined) found.set(control.name, value);
    }
    const scores = Object.fromEntries(
      groups.flat().flatMap((test) => {
        const score = found.get(`score ${test}`);
        return score === undefined ? [] : [[test, { score, each: found.get(`each ${test}`) }]];
      }),
    );
    const [own, written] = [ownScale(), found.get('marks')];
    return {
      marks: own && written !== undefined ? inPercent(written, own) : written,
      scores,
      wrong: firstInvalid,
    };
  }

  /** Also shows the error below the field, since the status may be far away. */
  function setInvalid(control: Control, isWrong: boolean): void {
    const label = control.labels?.[0];
    if (isWrong) {
      control.setAttribute('aria-invalid', 'true');
      label?.setAttribute('data-wrong', wrongIn(control));
    } else {
      control.removeAttribute('aria-invalid');
      label?.removeAttribute('data-wrong');
    }
  }

  /** Shows the fields that the selected requirements need, and names the collapsed ones. */
  function showFields(rules: readonly Rule[]): void {
    for (const control of inputs) {
      const [part, test] = control.name.split(' ');
      const isAsked = rules.some(
        (rule) => rule.test === test && (part !== 'each' || rule.each !== undefined),
      );
      const label = control.labels?.[0];
      if (label) label.hidden = !isAsked;
    }
    const ofScale = scale?.labels?.[0];
    if (ofScale) ofScale.hidden = marks.labels?.[0]?.hidden ?? false;
    for (const group of form.querySelectorAll<HTMLElement>('fieldset :is(fieldset,details)'))
      group.hidden = !group.querySelector('label:not([hidden])');
    for (const summary of form.querySelectorAll('summary'))
      summary.textContent = oneOf.format(
        [...(summary.parentElement?.querySelectorAll('label:not([hidden]) > span:first-child') ?? [])].map(
          ({ textContent }) => textContent ?? '',
        ),
      );
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
    table.hidden =
      (level?.value !== '' && table.dataset.level !== level?.value) ||
      (!isOfAll && rows.every(({ hidden }) => hidden));
  }

  /** Whether the levels are beside the fields, as on a wide screen. */
  const isBeside = () => getComputedStyle(element).display === 'grid';

  /** Collapses all levels, or opens them again. What visitors open or close themselves stays so meanwhile. */
  function fold(isNow: boolean): void {
    if (isNow !== isFolded) for (const one of levels) one.open = !isNow;
    isFolded = isNow;
  }

  function show(): void {
    for (const one of levels) showRows(one);
    for (const others of element.querySelectorAll<HTMLElement>('[data-others]'))
      others.hidden = place?.value !== '';
    const isOpen = (row: HTMLElement) => !row.hidden && !row.closest<HTMLElement>('[data-level]')?.hidden;
    showFields(levels.flatMap(rowsOf).filter(isOpen).flatMap(rulesIn));
    showScale();
    const givenAnswers = readGiven();
    const isEmpty = givenAnswers.marks === undefined && Object.keys(givenAnswers.scores).length === 0;
    const shown = levels.map((at) => ({
      at,
      rows: rowsOf(at).flatMap((row) => {
        const answered = answer(row, givenAnswers, isEmpty);
        return isOpen(row) ? [answered] : [];
      }),
    }));
    for (const { at } of shown) at.querySelector('[data-names]')?.replaceChildren();
    fold(!isEmpty && level?.value === '' && place?.value === '' && !isBeside());
    const lines = givenAnswers.wrong
      ? [lineOf('below', wrongIn(givenAnswers.wrong), icons[1])]
      : place?.value
        ? ofPlace(shown, givenAnswers, isEmpty)
        : isEmpty
          ? [nothingEntered]
          : ofLevels(shown, givenAnswers);
    announce(
      lines.map((line) => (typeof line === 'string' ? line : line.textContent)).join(' '),
      lines.flatMap((line) => [line, ' ']).slice(0, -1),
    );
  }

  /** Marks each requirement of a row as met or not, and writes the row's summary. */
  function answer(row: HTMLElement, given: VisitorScores, isEmpty: boolean): Row {
    const rules = rulesIn(row);
    for (const rule of rules) {
      rule.at.querySelector('mark')?.remove();
      const answer = assess(rule, given);
      if (answer) rule.at.append(markOf(answer, rule));
    }
    const parts = partsOf(rules, groups, given);
    const found = { name: nameIn(row), rules, parts, answer: overallAnswer(parts) };
    const said = row.querySelector<HTMLElement>('[data-answer]');
    if (said) {
      said.dataset.answer = isEmpty ? '' : found.answer;
      said.textContent = isEmpty ? '' : verdictOf(parts);
    }
    return found;
  }

  const rulesIn = (row: HTMLElement) =>
    [...row.querySelectorAll<HTMLElement>('[data-rule]')].map((at) => ({
      ...(JSON.parse(at.dataset.rule ?? '{}') as Rule),
      at,
    }));

  const nameIn = (row: HTMLElement) => row.querySelector<HTMLElement>('[data-name]')?.dataset.name ?? '';

  /** “Marks: enough. Test scores: ask us.” Parts without input are left out. */
  const verdictOf = (parts: readonly Part[]) =>
    parts
      .flatMap(({ of, answer }) =>
        answer === 'open' ? [] : fill(texts.part, { part: nameOf(of), answer: texts.answers[answer] }),
      )
      .join(' ');

  const nameOf = (of: Part['of']) =>
    of === 'marks' ? texts.marks : of === 'tests' ? texts.tests : (texts.groups[of]?.title ?? '');

  interface Shown {
    at: HTMLDetailsElement;
    rows: readonly Row[];
  }

  /** Summary for the selected place, at the selected level or at each, with what is still needed. */
  function ofPlace(
    shown: readonly Shown[],
    given: VisitorScores,
    isEmpty: boolean,
  ): (HTMLElement | string)[] {
    const found = shown.flatMap(({ at, rows }) => rows.map((row) => ({ at, row })));
    const [only] = found;
    const ask = only === undefined && askOf(place?.value ?? '');
    if (ask) return [lineOf('unknown', '', icons[1], ask)];
    const isOne = level?.value !== '' && only !== undefined;
    const lines: (HTMLElement | string)[] = isEmpty
      ? isOne
        ? []
        : [nothingEntered]
      : found.map(({ at, row: { name, parts, answer } }) =>
          lineOf(answer, verdictOf(parts), icons[iconOf(answer)], level?.value ? name : titleOf(at)),
        );
    const left = isOne ? unmetRules(only.row.rules, groups, given) : [];
    if (left.length > 0) lines.push(neededOf(left));
    return lines;
  }

  /**
   * Summary by level: how many pages have their requirements met. Their names follow, or are written below each level's
   * heading.
   */
  function ofLevels(shown: readonly Shown[], given: VisitorScores): (HTMLElement | string)[] {
    const lines = shown.flatMap(({ at, rows }) => {
      const counted = countedIn(rows, given);
      const sums = namesIn(counted);
      const names = at.querySelector('[data-names]');
      if (level?.value === '') names?.replaceChildren(...sums);
      const parts = new Set(
        counted.flatMap(({ parts }) => parts.flatMap(({ of }) => (of === 'tests' ? [] : nameOf(of)))),
      );
      if (parts.size === 0) return [];
      const count = (...wanted: PartAnswer[]) =>
        counted.filter(({ answer }) => wanted.includes(answer)).length;
      const more = count('partly');
      const text = fill(more > 0 ? texts.countedPartly : texts.counted, {
        parts: list.format(parts),
        count: number.format(count('meets', 'condition')),
        all: number.format(counted.length),
        more: number.format(more),
      });
      return [
        lineOf('open', text, undefined, titleOf(at)),
        ...(level?.value && count('meets') < counted.length ? sums : []),
      ];
    });
    if (lines.length === 0) return [nothingEntered];
    return level?.value ? lines : [...lines, lineOf('open', texts.choose)];
  }

  /** The rows with requirements for which there is input, assessed by these alone. */
  function countedIn(rows: readonly Row[], given: VisitorScores): readonly Row[] {
    const isEntered = ({ of }: Part) =>
      of === 'marks'
        ? given.marks !== undefined
        : (of === 'tests' ? groups.flat() : (groups[of] ?? [])).some((test) => given.scores[test]);
    return rows.flatMap((row) => {
      const parts = row.parts.filter(isEntered);
      return parts.length > 0 ? [{ ...row, parts, answer: overallAnswer(parts) }] : [];
    });
  }

  /** “Enough: Dubai and USA.” “Not enough: Iceland.” */
  const namesIn = (rows: readonly Row[]): HTMLElement[] =>
    (['meets', 'condition', 'partly', 'below'] as const).flatMap((answer) => {
      const names = rows.filter((row) => row.answer === answer).map(({ name }) => name);
      if (names.length === 0) return [];
      const answerText = texts.answers[answer];
      const text = fill(texts.summary, {
        answer: answerText.charAt(0).toLocaleUpperCase(language) + answerText.slice(1),
        names: list.format(names),
      });
      return [lineOf(answer, text, icons[iconOf(answer)])];
    });

  const titleOf = (at: HTMLElement) => at.querySelector('h3')?.textContent ?? '';

  /** One requirement of each group: “65% and IELTS 6.5 or PTE 58”. */
  const neededOf = (left: readonly (readonly { at: HTMLElement }[])[]): HTMLElement =>
    lineOf(
      'open',
      fill(texts.needed, {
        rules: list.format(
          left.map((rules) => oneOf.format(rules.map(({ at }) => at.firstElementChild?.textContent ?? ''))),
        ),
      }),
    );

  const wrongIn = (control: Control) =>
    fill(texts.wrong, {
      field: control.labels?.[0]?.textContent ?? '',
      most: number.format(Number(control.dataset.most)),
    });

  const percentOf = (value: number) => texts.percent.replace(/\p{Nd}+/u, number.format(value));

  function markOf({ answer, by = 0 }: Answer, { to = 0, each = 0, test, decimals = 0 }: Rule): HTMLElement {
    const mark = document.createElement('mark');
    mark.dataset.answer = answer;
    const score = new Intl.NumberFormat(language, { ...exact, minimumFractionDigits: decimals });
    const write = (value: number) => (test === undefined ? percentOf(value) : score.format(value));
    const own = test === undefined ? ownScale() : undefined;
    const points = own ? toScalePoints(by, own) : by;
    const ruleText = texts.rules[answer];
    const icon = icons[iconOf(answer === 'belowPart' ? 'below' : answer)];
    if (icon) mark.append(icon.cloneNode(true));
    mark.append(
      fill(typeof ruleText === 'string' ? ruleText : (ruleText[forms.select(points)] ?? ruleText.other), {
        by: number.format(points),
        to: write(to),
        each: write(each),
      }),
    );
    return mark;
  }

  /** A link for asking about unpublished requirements. */
  const askOf = (name: string) =>
    element.querySelector(`[data-ask="${CSS.escape(name)}"]`)?.cloneNode(true) as Element | undefined;

  function lineOf(answer: string, text: string, icon?: Element, before?: Element | string): HTMLElement {
    const line = document.createElement('span');
    line.dataset.answer = answer;
    if (icon) line.append(icon.cloneNode(true));
    if (typeof before === 'string') {
      const name = document.createElement('strong');
      name.textContent = before;
      line.append(name, ' ');
    } else if (before) line.append(before);
    line.append(text);
    return line;
  }

  const storeEntered = () => {
    try {
      const entered = controls
        .filter((control) =>
          control instanceof HTMLSelectElement ? control.selectedIndex > 0 : control.value !== '',
        )
        .map(({ name, value }) => [name, value]);
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
        const isUntouched =
          control instanceof HTMLSelectElement ? control.selectedIndex === 0 : control.value === '';
        const storedValue = entered.get(control.name);
        if (isUntouched && storedValue !== undefined) {
          control.value = storedValue;
          if (control.value !== storedValue && 'selectedIndex' in control) control.selectedIndex = 0; // no longer a choice
        }
        if (control.value !== '') control.closest('details')?.setAttribute('open', '');
      }
    } catch {
      // Storage is blocked, or the entry is not ours.
    }
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    storeEntered();
    show();
  });
  form.addEventListener('reset', () =>
    setTimeout(() => {
      storeEntered();
      show();
    }),
  );
  recall();
  storeEntered(); // what was entered before hydration
  show();
}
