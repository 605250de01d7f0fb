import { fill } from '../../../format/fill';
import type { Plural } from '../../../generated/compiled';
import { announcer } from '../../../ui/announcer';
import {
  type Assessment,
  assess,
  assessParts,
  inPercent,
  overallAnswer,
  type Part,
  type PartAnswer,
  type Rule,
  type RuleAnswer,
  readScore,
  type Scale,
  toScalePoints,
  unmetRules,
  type VisitorScores,
} from '../assess';

/**
 * What the page sends to this script (eligibility.tsx): words with placeholders in braces, and the groups of tests.
 * schema/words/eligibility.schema.json describes each word.
 */
interface Texts {
  rules: Readonly<Record<RuleAnswer, string | Plural>>;
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

/** A requirement, and the element that shows it. */
type RuleWithElement = Rule & { element: HTMLElement };

/** A table row: a page at a level. */
interface Row {
  name: string;
  rules: readonly RuleWithElement[];
  parts: readonly Part[];
  answer: PartAnswer;
}

/** The index of the icon for an answer, in the order of the HTML: sufficient, depends, insufficient. */
const iconIndex = (answer: PartAnswer) => (answer === 'below' ? 2 : answer === 'meets' ? 0 : 1);

/** Marks each requirement as met or not, and shows a summary for each row and for all. */
export function hydrate(element: HTMLElement): void {
  const texts: Texts = JSON.parse(element.dataset.texts ?? '{}');
  const { restore: storageName = '' } = element.dataset;
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
  const exactDigits = { maximumFractionDigits: 20, useGrouping: false }; // shows a score with all its decimals
  const numberFormat = new Intl.NumberFormat(language, exactDigits);
  const andList = new Intl.ListFormat(language);
  const orList = new Intl.ListFormat(language, { type: 'disjunction' });
  const pluralRules = new Intl.PluralRules(language);
  const announce = announcer(status);
  const nothingEntered = status.textContent ?? '';
  const marksLabel = marks.labels?.[0]?.querySelector('span');
  const percentLabel = marksLabel?.textContent ?? '';
  let isCollapsed = false;

  /** The scale of the marks, if another than percent is selected. */
  const selectedScale = (): Scale | undefined => {
    const scaleJson = scale?.selectedOptions[0]?.dataset.scale;
    return scaleJson === undefined ? undefined : JSON.parse(scaleJson);
  };

  /** Names the field for marks after the selected scale, and shows the note on its conversion. */
  function showScale(): void {
    const scaleOption = scale?.selectedOptions[0];
    if (!scale || !scaleOption) return;
    if (marksLabel) marksLabel.textContent = scaleOption.dataset.scale ? scaleOption.text : percentLabel;
    marks.dataset.most = scaleOption.dataset.most ?? '100';
    for (const note of form.querySelectorAll<HTMLElement>('[data-note]')) {
      note.hidden = note.dataset.note !== scale.value;
      const conversion = note.querySelector('span');
      const value = readScore(marks.value, Number(marks.dataset.most));
      const selected = selectedScale();
      if (conversion)
        conversion.textContent =
          selected && value !== undefined
            ? `${fill(texts.converted, { percent: percentOf(inPercent(value, selected)) })} `
            : '';
    }
  }

  /** The input, and the first invalid control. */
  function readEntered(): VisitorScores & { firstInvalid?: Control } {
    let firstInvalid: Control | undefined;
    const found = new Map<string, number>();
    for (const control of inputs) {
      if (control.labels?.[0]?.hidden) {
        setInvalid(control, false);
        continue;
      }
      const value = readScore(control.value, Number(control.dataset.most));
      const isInvalid = control.value.trim() !== '' && value === undefined;
      setInvalid(control, isInvalid);
      if (isInvalid) firstInvalid ??= control;
      if (value !== undefined) found.set(control.name, value);
    }
    const scores = Object.fromEntries(
      groups.flat().flatMap((test) => {
        const score = found.get(`score ${test}`);
        return score === undefined ? [] : [[test, { score, each: found.get(`each ${test}`) }]];
      }),
    );
    const [selected, typedMarks] = [selectedScale(), found.get('marks')];
    return {
      marks: selected && typedMarks !== undefined ? inPercent(typedMarks, selected) : typedMarks,
      scores,
      firstInvalid,
    };
  }

  /** Also shows the error below the field, since the status may be far away. */
  function setInvalid(control: Control, isInvalid: boolean): void {
    const label = control.labels?.[0];
    if (isInvalid) {
      control.setAttribute('aria-invalid', 'true');
      label?.setAttribute('data-wrong', invalidMessage(control));
    } else {
      control.removeAttribute('aria-invalid');
      label?.removeAttribute('data-wrong');
    }
  }

  /** Shows the fields that the selected requirements need, and names the collapsed ones. */
  function showFields(rules: readonly Rule[]): void {
    for (const control of inputs) {
      const [kind, test] = control.name.split(' ');
      const isNeeded = rules.some(
        (rule) => rule.test === test && (kind !== 'each' || rule.each !== undefined),
      );
      const label = control.labels?.[0];
      if (label) label.hidden = !isNeeded;
    }
    const scaleLabel = scale?.labels?.[0];
    if (scaleLabel) scaleLabel.hidden = marks.labels?.[0]?.hidden ?? false;
    for (const group of form.querySelectorAll<HTMLElement>('fieldset :is(fieldset,details)'))
      group.hidden = !group.querySelector('label:not([hidden])');
    for (const summary of form.querySelectorAll('summary'))
      summary.textContent = orList.format(
        [...(summary.parentElement?.querySelectorAll('label:not([hidden]) > span:first-child') ?? [])].map(
          ({ textContent }) => textContent ?? '',
        ),
      );
  }

  const rowsOf = (levelElement: HTMLElement) => [...levelElement.querySelectorAll<HTMLElement>('tbody tr')];

  /** Shows the rows of the selected place, and hides a level that is not selected or has none of them. */
  function showRows(levelElement: HTMLElement): void {
    const isEveryPlace = place?.value === '';
    const rows = rowsOf(levelElement);
    for (const row of rows) row.hidden = !isEveryPlace && nameIn(row) !== place?.value;
    levelElement.hidden =
      (level?.value !== '' && levelElement.dataset.level !== level?.value) ||
      (!isEveryPlace && rows.every(({ hidden }) => hidden));
  }

  /** Whether the levels are beside the fields, as on a wide screen. */
  const isBeside = () => getComputedStyle(element).display === 'grid';

  /** Collapses all levels, or opens them again. What visitors open or close themselves stays so meanwhile. */
  function collapse(isToCollapse: boolean): void {
    if (isToCollapse !== isCollapsed) for (const details of levels) details.open = !isToCollapse;
    isCollapsed = isToCollapse;
  }

  /** Updates everything that depends on the input. Pages without requirements are listed while no place is selected. */
  function show(): void {
    for (const details of levels) showRows(details);
    for (const others of element.querySelectorAll<HTMLElement>('[data-others]'))
      others.hidden = place?.value !== '';
    const isShown = (row: HTMLElement) => !row.hidden && !row.closest<HTMLElement>('[data-level]')?.hidden;
    showFields(levels.flatMap(rowsOf).filter(isShown).flatMap(rulesIn));
    showScale();
    const entered = readEntered();
    const isEmpty = entered.marks === undefined && Object.keys(entered.scores).length === 0;
    const levelRows = levels.map((details) => ({
      details,
      rows: rowsOf(details).flatMap((row) => {
        const assessed = assessRow(row, entered, isEmpty);
        return isShown(row) ? [assessed] : [];
      }),
    }));
    for (const { details } of levelRows) details.querySelector('[data-names]')?.replaceChildren();
    collapse(!isEmpty && level?.value === '' && place?.value === '' && !isBeside());
    const lines = entered.firstInvalid
      ? [createLine('below', invalidMessage(entered.firstInvalid), icons[1])]
      : place?.value
        ? placeSummary(levelRows, entered, isEmpty)
        : isEmpty
          ? [nothingEntered]
          : levelSummary(levelRows, entered);
    announce(
      lines.map((line) => (typeof line === 'string' ? line : line.textContent)).join(' '),
      lines.flatMap((line) => [line, ' ']).slice(0, -1),
    );
  }

  /** Marks each requirement of a row as met or not, and writes the row's summary. */
  function assessRow(row: HTMLElement, entered: VisitorScores, isEmpty: boolean): Row {
    const rules = rulesIn(row);
    for (const rule of rules) {
      rule.element.querySelector('mark')?.remove();
      const answer = assess(rule, entered);
      if (answer) rule.element.append(createVerdict(answer, rule));
    }
    const parts = assessParts(rules, groups, entered);
    const assessed = { name: nameIn(row), rules, parts, answer: overallAnswer(parts) };
    const answerElement = row.querySelector<HTMLElement>('[data-answer]');
    if (answerElement) {
      answerElement.dataset.answer = isEmpty ? '' : assessed.answer;
      answerElement.textContent = isEmpty ? '' : answersText(parts);
    }
    return assessed;
  }

  const rulesIn = (row: HTMLElement) =>
    [...row.querySelectorAll<HTMLElement>('[data-rule]')].map((ruleElement) => ({
      ...(JSON.parse(ruleElement.dataset.rule ?? '{}') as Rule),
      element: ruleElement,
    }));

  const nameIn = (row: HTMLElement) => row.querySelector<HTMLElement>('[data-name]')?.dataset.name ?? '';

  /** “Marks: enough. Test scores: ask us.” Parts without input are left out. */
  const answersText = (parts: readonly Part[]) =>
    parts
      .flatMap(({ subject, answer }) =>
        answer === 'open'
          ? []
          : fill(texts.part, { part: subjectName(subject), answer: texts.answers[answer] }),
      )
      .join(' ');

  const subjectName = (subject: Part['subject']) =>
    subject === 'marks'
      ? texts.marks
      : subject === 'tests'
        ? texts.tests
        : (texts.groups[subject]?.title ?? '');

  /** A level, and those of its rows that are shown. */
  interface LevelRows {
    details: HTMLDetailsElement;
    rows: readonly Row[];
  }

  /** Summary for the selected place at each level. With a selected level, also what is still needed. */
  function placeSummary(
    levelRows: readonly LevelRows[],
    entered: VisitorScores,
    isEmpty: boolean,
  ): (HTMLElement | string)[] {
    const shownRows = levelRows.flatMap(({ details, rows }) => rows.map((row) => ({ details, row })));
    const [firstRow] = shownRows;
    const link = firstRow === undefined && askLink(place?.value ?? '');
    if (link) return [createLine('unknown', '', icons[1], link)];
    const isSingleRow = level?.value !== '' && firstRow !== undefined;
    const lines: (HTMLElement | string)[] = isEmpty
      ? isSingleRow
        ? []
        : [nothingEntered]
      : shownRows.map(({ details, row: { name, parts, answer } }) =>
          createLine(
            answer,
            answersText(parts),
            icons[iconIndex(answer)],
            level?.value ? name : levelName(details),
          ),
        );
    const unmet = isSingleRow ? unmetRules(firstRow.row.rules, groups, entered) : [];
    if (unmet.length > 0) lines.push(neededLine(unmet));
    return lines;
  }

  /**
   * Summary by level: how many pages have their requirements met. Their names follow, or are written below each level's
   * heading.
   */
  function levelSummary(levelRows: readonly LevelRows[], entered: VisitorScores): (HTMLElement | string)[] {
    const lines = levelRows.flatMap(({ details, rows }) => {
      const counted = rowsWithInput(rows, entered);
      const linesByAnswer = answerLines(counted);
      const names = details.querySelector('[data-names]');
      if (level?.value === '') names?.replaceChildren(...linesByAnswer);
      const parts = new Set(
        counted.flatMap(({ parts }) =>
          parts.flatMap(({ subject }) => (subject === 'tests' ? [] : subjectName(subject))),
        ),
      );
      if (parts.size === 0) return [];
      const countAnswers = (...wanted: PartAnswer[]) =>
        counted.filter(({ answer }) => wanted.includes(answer)).length;
      const more = countAnswers('partly');
      const text = fill(more > 0 ? texts.countedPartly : texts.counted, {
        parts: andList.format(parts),
        count: numberFormat.format(countAnswers('meets', 'condition')),
        all: numberFormat.format(counted.length),
        more: numberFormat.format(more),
      });
      return [
        createLine('open', text, undefined, levelName(details)),
        ...(level?.value && countAnswers('meets') < counted.length ? linesByAnswer : []),
      ];
    });
    if (lines.length === 0) return [nothingEntered];
    return level?.value ? lines : [...lines, createLine('open', texts.choose)];
  }

  /** The rows with requirements for which there is input, assessed by these alone. */
  function rowsWithInput(rows: readonly Row[], entered: VisitorScores): readonly Row[] {
    const isEntered = ({ subject }: Part) =>
      subject === 'marks'
        ? entered.marks !== undefined
        : (subject === 'tests' ? groups.flat() : (groups[subject] ?? [])).some(
            (test) => entered.scores[test],
          );
    return rows.flatMap((row) => {
      const parts = row.parts.filter(isEntered);
      return parts.length > 0 ? [{ ...row, parts, answer: overallAnswer(parts) }] : [];
    });
  }

  /** “Enough: Dubai and USA.” “Not enough: Iceland.” */
  const answerLines = (rows: readonly Row[]): HTMLElement[] =>
    (['meets', 'condition', 'partly', 'below'] as const).flatMap((answer) => {
      const names = rows.filter((row) => row.answer === answer).map(({ name }) => name);
      if (names.length === 0) return [];
      const answerText = texts.answers[answer];
      const text = fill(texts.summary, {
        answer: answerText.charAt(0).toLocaleUpperCase(language) + answerText.slice(1),
        names: andList.format(names),
      });
      return [createLine(answer, text, icons[iconIndex(answer)])];
    });

  const levelName = (details: HTMLElement) => details.querySelector('h3')?.textContent ?? '';

  /** The unmet requirements; of each group, one is enough: “65% and IELTS 6.5 or PTE 58”. */
  const neededLine = (unmet: readonly (readonly RuleWithElement[])[]): HTMLElement =>
    createLine(
      'open',
      fill(texts.needed, {
        rules: andList.format(
          unmet.map((rules) =>
            orList.format(rules.map(({ element }) => element.firstElementChild?.textContent ?? '')),
          ),
        ),
      }),
    );

  const invalidMessage = (control: Control) =>
    fill(texts.wrong, {
      field: control.labels?.[0]?.textContent ?? '',
      most: numberFormat.format(Number(control.dataset.most)),
    });

  const percentOf = (value: number) => texts.percent.replace(/\p{Nd}+/u, numberFormat.format(value));

  function createVerdict(
    { answer, shortfall = 0 }: Assessment,
    { to = 0, each = 0, test, decimals = 0 }: Rule,
  ): HTMLElement {
    const verdict = document.createElement('mark');
    verdict.dataset.answer = answer;
    const scoreFormat = new Intl.NumberFormat(language, { ...exactDigits, minimumFractionDigits: decimals });
    const format = (value: number) => (test === undefined ? percentOf(value) : scoreFormat.format(value));
    const selected = test === undefined ? selectedScale() : undefined;
    const points = selected ? toScalePoints(shortfall, selected) : shortfall;
    const ruleText = texts.rules[answer];
    const icon = icons[iconIndex(answer === 'belowPart' ? 'below' : answer)];
    if (icon) verdict.append(icon.cloneNode(true));
    verdict.append(
      fill(
        typeof ruleText === 'string' ? ruleText : (ruleText[pluralRules.select(points)] ?? ruleText.other),
        {
          by: numberFormat.format(points),
          to: format(to),
          each: format(each),
        },
      ),
    );
    return verdict;
  }

  /** A link for asking about unpublished requirements. */
  const askLink = (name: string) =>
    element.querySelector(`[data-ask="${CSS.escape(name)}"]`)?.cloneNode(true) as Element | undefined;

  function createLine(answer: string, text: string, icon?: Element, prefix?: Element | string): HTMLElement {
    const line = document.createElement('span');
    line.dataset.answer = answer;
    if (icon) line.append(icon.cloneNode(true));
    if (typeof prefix === 'string') {
      const name = document.createElement('strong');
      name.textContent = prefix;
      line.append(name, ' ');
    } else if (prefix) line.append(prefix);
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

  const restoreEntered = () => {
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
  restoreEntered();
  storeEntered(); // what was entered before hydration
  show();
}
