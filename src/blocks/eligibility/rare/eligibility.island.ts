import { fill } from '../../../format/fill';
import { announcer } from '../../../ui/announcer';
import {
  type Assessment,
  assess,
  assessParts,
  overallAnswer,
  type PartAnswer,
  type Rule,
  toScalePoints,
} from '../assess';
import { type Entered, entryFields } from '../entry-fields';
import { pageFormats } from '../page-formats';
import { restoreInput, storeInput } from '../stored-input';
import { createLine, type Line, type Row, summaries } from '../summary';
import type { Texts } from '../texts';

/** Marks each requirement as met or not, and shows a summary for each row and for all. */
export function hydrate(element: HTMLElement): void {
  const { texts: textsJson = '{}', restore: storageKey = '' } = element.dataset;
  const texts: Texts = JSON.parse(textsJson);
  const form = element.querySelector('form') as HTMLFormElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  const levels = [...element.querySelectorAll<HTMLDetailsElement>('[data-level]')];
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  const level = form.querySelector('[name=level]') as HTMLSelectElement;
  const place = form.querySelector('[name=place]') as HTMLSelectElement;
  // In the order in which the page has them.
  const [sufficientIcon, dependsIcon, insufficientIcon] = element.querySelectorAll('[data-templates] svg');
  const formats = pageFormats(texts.percent);
  const pluralRules = new Intl.PluralRules(formats.language);
  const fields = entryFields(form, texts, formats);
  const nothingEntered = status.textContent; // served, and asks for input
  const summary = summaries(texts, formats, iconOf, nothingEntered);
  const announce = announcer(status);
  let isCollapsed = false;

  /** Shows the rows of the selected place, and hides a level that is not selected or has none of them. */
  function showRows(levelElement: HTMLElement): void {
    const rows = rowsOf(levelElement);
    for (const row of rows) row.hidden = place.value !== '' && nameIn(row) !== place.value;
    levelElement.hidden =
      (level.value !== '' && levelElement.dataset.level !== level.value) ||
      (place.value !== '' && rows.every(({ hidden }) => hidden));
  }

  /** Whether the levels are beside the fields, as on a wide screen. */
  const isBeside = () => getComputedStyle(element).display === 'grid';

  /** Collapses all levels, or opens them again. What visitors open or close themselves stays so meanwhile. */
  function collapse(isToCollapse: boolean): void {
    if (isToCollapse !== isCollapsed) for (const details of levels) details.open = !isToCollapse;
    isCollapsed = isToCollapse;
  }

  /**
   * Updates all that depends on the input. The sentences that name places without requirements (`data-others`) are
   * hidden while a place is selected.
   */
  function show(): void {
    for (const details of levels) showRows(details);
    for (const others of element.querySelectorAll<HTMLElement>('[data-others]'))
      others.hidden = place.value !== '';
    const isShown = (row: HTMLElement) => !row.hidden && !row.closest<HTMLElement>('[data-level]')?.hidden;
    fields.showNeeded(levels.flatMap(rowsOf).filter(isShown).flatMap(rulesIn));
    fields.showScale();
    const entered = fields.readEntered();
    const levelRows = levels.map((details) => ({
      details,
      rows: rowsOf(details).flatMap((row) => {
        const assessed = assessRow(row, entered);
        return isShown(row) ? [assessed] : [];
      }),
    }));
    // The names that `levelSummary` may have written below the headings of levels.
    for (const details of levels) details.querySelector('[data-names]')?.replaceChildren();
    collapse(!entered.isEmpty && level.value === '' && place.value === '' && !isBeside());
    const askLink = levelRows.every(({ rows }) => rows.length === 0) && askLinkOf(place.value);
    const isLevelSelected = level.value !== '';
    const lines: readonly Line[] = entered.errorMessage
      ? [createLine('below', entered.errorMessage, dependsIcon)] // coloured like an unmet requirement
      : askLink
        ? [createLine('unknown', '', dependsIcon, askLink)]
        : place.value
          ? summary.placeSummary(levelRows, isLevelSelected, entered)
          : entered.isEmpty
            ? [nothingEntered]
            : summary.levelSummary(levelRows, isLevelSelected, entered);
    // The text, and the nodes that show it.
    announce(
      lines.map((line) => (typeof line === 'string' ? line : line.textContent)).join(' '),
      lines.flatMap((line) => [line, ' ']).slice(0, -1),
    );
  }

  /** Marks each requirement of a row as met or not, and writes the row's summary. */
  function assessRow(row: HTMLElement, entered: Entered): Row {
    const rules = rulesIn(row);
    for (const rule of rules) {
      rule.element.querySelector('mark')?.remove();
      const assessment = assess(rule, entered);
      if (assessment) rule.element.append(createVerdict(assessment, rule));
    }
    const parts = assessParts(rules, texts.groups, entered);
    const answer = overallAnswer(parts);
    const answerElement = row.querySelector<HTMLElement>('[data-answer]');
    if (answerElement) {
      answerElement.dataset.answer = entered.isEmpty ? '' : answer;
      answerElement.textContent = entered.isEmpty ? '' : summary.answersText(parts);
    }
    return { name: nameIn(row), rules, parts, answer };
  }

  function createVerdict(
    { answer, shortfall = 0 }: Assessment,
    { to = 0, sectionMinimum: each = 0, test, decimals = 0 }: Rule,
  ): HTMLElement {
    const verdict = document.createElement('mark');
    verdict.dataset.answer = answer;
    const format = (value: number) =>
      test === undefined ? formats.percent(value) : formats.number(value, decimals);
    const scale = test === undefined ? fields.selectedScale() : undefined;
    const points = scale ? toScalePoints(shortfall, scale) : shortfall;
    const ruleText = texts.rules[answer];
    const icon = iconOf(answer === 'belowPart' ? 'below' : answer); // `belowPart`: only a section of a test is below
    if (icon) verdict.append(icon.cloneNode(true));
    verdict.append(
      fill(
        typeof ruleText === 'string' ? ruleText : (ruleText[pluralRules.select(points)] ?? ruleText.other),
        { by: formats.number(points), to: format(to), each: format(each) },
      ),
    );
    return verdict;
  }

  function iconOf(answer: PartAnswer): Element | undefined {
    return answer === 'below' ? insufficientIcon : answer === 'meets' ? sufficientIcon : dependsIcon;
  }

  /** A link for asking about the unpublished requirements of a place. */
  const askLinkOf = (name: string) =>
    element.querySelector(`[data-ask="${CSS.escape(name)}"]`)?.cloneNode(true) as Element | undefined;

  const update = () => {
    storeInput(storageKey, controls);
    show();
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', update);
  form.addEventListener('reset', () => setTimeout(update)); // the controls are reset after the event
  restoreInput(storageKey, controls);
  update(); // also stores what was entered before hydration
}

const rowsOf = (levelElement: HTMLElement) => [...levelElement.querySelectorAll<HTMLElement>('tbody tr')];

const rulesIn = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>('[data-rule]')].map((ruleElement) => ({
    ...(JSON.parse(ruleElement.dataset.rule ?? '{}') as Rule),
    element: ruleElement,
  }));

const nameIn = (row: HTMLElement) => row.querySelector<HTMLElement>('[data-name]')?.dataset.name ?? '';
