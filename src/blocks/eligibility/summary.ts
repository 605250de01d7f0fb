import { fill } from '../../format/fill';
import {
  overallAnswer,
  type Part,
  type PartAnswer,
  type Rule,
  unmetRules,
  type VisitorScores,
} from './assess';
import type { Entered } from './entry-fields';
import type { PageFormats } from './page-formats';
import type { Texts } from './texts';

/** A requirement, and the element that shows it. */
type RuleWithElement = Rule & { element: HTMLElement };

/** A table row: a page at a level. */
export interface Row {
  name: string;
  rules: readonly RuleWithElement[];
  parts: readonly Part[];
  answer: PartAnswer;
}

/** A level, and those of its rows that are shown. */
interface LevelRows {
  details: HTMLDetailsElement;
  rows: readonly Row[];
}

/** A sentence of the status. */
export type Line = HTMLElement | string;

/**
 * Answers in words: of a row, of a place and of all places. `nothingEntered` is the served status, which asks for
 * input.
 */
export function summaries(
  texts: Texts,
  formats: PageFormats,
  iconOf: (answer: PartAnswer) => Element | undefined,
  nothingEntered: string,
) {
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
    typeof subject === 'string' ? texts[subject] : (texts.groups[subject]?.title ?? '');

  /** For a place, at each of the given levels. If one level is selected, also what is still needed there. */
  function placeSummary(
    levelRows: readonly LevelRows[],
    isLevelSelected: boolean,
    entered: Entered,
  ): readonly Line[] {
    const shownRows = levelRows.flatMap(({ details, rows }) => rows.map((row) => ({ details, row })));
    const singleRow = isLevelSelected ? shownRows[0]?.row : undefined;
    const unmet = singleRow ? unmetRules(singleRow.rules, texts.groups, entered) : [];
    const lines = shownRows.map(({ details, row: { name, parts, answer } }) =>
      createLine(answer, answersText(parts), iconOf(answer), isLevelSelected ? name : levelName(details)),
    );
    return [
      ...(!entered.isEmpty ? lines : singleRow ? [] : [nothingEntered]),
      ...(unmet.length > 0 ? [neededLine(unmet)] : []),
    ];
  }

  /**
   * For all places, by level: how many have their requirements met. If a level is selected, their names follow; else
   * they are below each level's heading.
   */
  function levelSummary(
    levelRows: readonly LevelRows[],
    isLevelSelected: boolean,
    entered: Entered,
  ): readonly Line[] {
    const lines = levelRows.flatMap(({ details, rows }) => {
      const assessed = rowsWithInput(rows, entered);
      const linesByAnswer = answerLines(assessed);
      if (!isLevelSelected) details.querySelector('[data-names]')?.replaceChildren(...linesByAnswer);
      const partNames = new Set(
        assessed.flatMap(({ parts }) =>
          parts.flatMap(({ subject }) => (subject === 'tests' ? [] : subjectName(subject))),
        ),
      );
      if (partNames.size === 0) return [];
      const countAnswers = (...wanted: PartAnswer[]) =>
        assessed.filter(({ answer }) => wanted.includes(answer)).length;
      const partlyCount = countAnswers('partly');
      const text = fill(partlyCount > 0 ? texts.countedPartly : texts.counted, {
        parts: formats.and.format(partNames),
        count: formats.number(countAnswers('meets', 'condition')),
        all: formats.number(assessed.length),
        more: formats.number(partlyCount),
      });
      return [
        createLine('open', text, undefined, levelName(details)),
        ...(isLevelSelected && countAnswers('meets') < assessed.length ? linesByAnswer : []),
      ];
    });
    if (lines.length === 0) return [nothingEntered];
    return isLevelSelected ? lines : [...lines, createLine('open', texts.choose)];
  }

  /** The rows with requirements for which there is input, assessed by these alone. */
  function rowsWithInput(rows: readonly Row[], entered: VisitorScores): readonly Row[] {
    const isEntered = ({ subject }: Part) =>
      subject === 'marks'
        ? entered.marks !== undefined
        : (subject === 'tests' ? texts.groups : [texts.groups[subject]]).some((group) =>
            group?.tests.some((test) => entered.scores[test]),
          );
    return rows.flatMap((row) => {
      const parts = row.parts.filter(isEntered);
      return parts.length > 0 ? [{ ...row, parts, answer: overallAnswer(parts) }] : [];
    });
  }

  /** “Enough: Dubai and USA.” “Not enough: Iceland.” */
  const answerLines = (rows: readonly Row[]): readonly HTMLElement[] =>
    (['meets', 'condition', 'partly', 'below'] as const).flatMap((answer) => {
      const names = rows.filter((row) => row.answer === answer).map(({ name }) => name);
      if (names.length === 0) return [];
      const answerText = texts.answers[answer];
      const text = fill(texts.summary, {
        answer: answerText.charAt(0).toLocaleUpperCase(formats.language) + answerText.slice(1),
        names: formats.and.format(names),
      });
      return [createLine(answer, text, iconOf(answer))];
    });

  /**
   * The unmet requirements, as the table shows them in the first child of their elements. Of each group, one is enough:
   * “65% and IELTS 6.5 or PTE 58”.
   */
  const neededLine = (unmet: readonly (readonly RuleWithElement[])[]) =>
    createLine(
      'open',
      fill(texts.needed, {
        rules: formats.and.format(
          unmet.map((rules) =>
            formats.or.format(rules.map(({ element }) => element.firstElementChild?.textContent ?? '')),
          ),
        ),
      }),
    );

  return { answersText, placeSummary, levelSummary };
}

const levelName = (details: HTMLElement) => details.querySelector('h3')?.textContent ?? '';

/** A line of the status: an icon, a name or link in front, and text. The answer colours it; `open` is neutral. */
export function createLine(
  answer: PartAnswer,
  text: string,
  icon?: Element,
  prefix?: Element | string,
): HTMLElement {
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
