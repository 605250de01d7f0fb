import { fill } from '../../format/fill';
import { inPercent, type Rule, readScore, type Scale, type VisitorScores } from './assess';
import type { PageFormats } from './page-formats';
import type { Texts } from './texts';

/** The marks and scores in the fields that are shown. */
export interface Entered extends VisitorScores {
  isEmpty: boolean;
  /** About the first field whose text is not a score. */
  errorMessage?: string;
}

/**
 * The fields for marks and scores: which of them are shown, and what is entered. Their names are `marks`,
 * `score <test>`, and `each <test>` for the lowest score of its sections. `data-most` is the maximum of a field.
 */
export function entryFields(form: HTMLFormElement, texts: Texts, formats: PageFormats) {
  const inputs = [...form.querySelectorAll('input')];
  const marks = form.querySelector('[name=marks]') as HTMLInputElement;
  const marksLabel = labelOf(marks).querySelector('span') as HTMLElement;
  const percentLabel = marksLabel.textContent;
  const scale = form.querySelector<HTMLSelectElement>('[name=scale]');

  /** The scale of the marks, if another than percent is selected. */
  const selectedScale = (): Scale | undefined => {
    const scaleJson = scale?.selectedOptions[0]?.dataset.scale;
    return scaleJson === undefined ? undefined : JSON.parse(scaleJson);
  };

  /** Names the field for marks after the selected scale, and shows the note on its conversion. */
  function showScale(): void {
    const option = scale?.selectedOptions[0];
    if (!scale || !option) return;
    marksLabel.textContent = option.dataset.scale ? option.text : percentLabel;
    marks.dataset.most = option.dataset.most ?? '100';
    const selected = selectedScale();
    const value = scoreIn(marks);
    for (const note of form.querySelectorAll<HTMLElement>('[data-note]')) {
      note.hidden = note.dataset.note !== scale.value;
      (note.querySelector('span') as HTMLElement).textContent =
        selected && value !== undefined
          ? `${fill(texts.converted, { percent: formats.percent(inPercent(value, selected)) })} `
          : '';
    }
  }

  /** Shows the fields that the given requirements need, and puts the labels of collapsed ones in their summary. */
  function showNeeded(rules: readonly Rule[]): void {
    for (const input of inputs) {
      const [field, test] = input.name.split(' '); // no test for marks, as in rules
      labelOf(input).hidden = !rules.some(
        (rule) => rule.test === test && (field !== 'each' || rule.sectionMinimum !== undefined),
      );
    }
    if (scale) labelOf(scale).hidden = labelOf(marks).hidden;
    for (const group of form.querySelectorAll<HTMLElement>('fieldset :is(fieldset,details)'))
      group.hidden = !group.querySelector('label:not([hidden])');
    for (const summary of form.querySelectorAll('summary'))
      summary.textContent = formats.or.format(
        [...(summary.parentElement?.querySelectorAll('label:not([hidden]) > span:first-child') ?? [])].map(
          ({ textContent }) => textContent,
        ),
      );
  }

  /** Reads the fields that are shown, and marks the invalid ones. */
  function readEntered(): Entered {
    let errorMessage: string | undefined;
    const values = new Map<string, number>();
    for (const input of inputs) {
      const isHidden = labelOf(input).hidden;
      const value = isHidden ? undefined : scoreIn(input);
      const isInvalid = !isHidden && value === undefined && input.value.trim() !== '';
      const message = isInvalid ? invalidMessage(input) : '';
      input.setAttribute('aria-invalid', String(isInvalid));
      labelOf(input).dataset.wrong = message; // shown below the field, since the status may be far away
      errorMessage ||= message;
      if (value !== undefined) values.set(input.name, value);
    }
    const scores = Object.fromEntries(
      [...values].flatMap(([name, score]) => {
        const [field, test] = name.split(' ');
        return field === 'score' ? [[test, { score, lowestSection: values.get(`each ${test}`) }]] : [];
      }),
    );
    const [selected, typedMarks] = [selectedScale(), values.get('marks')];
    return {
      marks: selected && typedMarks !== undefined ? inPercent(typedMarks, selected) : typedMarks,
      scores,
      isEmpty: typedMarks === undefined && Object.keys(scores).length === 0,
      errorMessage,
    };
  }

  const invalidMessage = (input: HTMLInputElement) =>
    fill(texts.wrong, {
      field: labelOf(input).textContent,
      most: formats.number(Number(input.dataset.most)),
    });

  return { selectedScale, showScale, showNeeded, readEntered };
}

const scoreIn = (input: HTMLInputElement) => readScore(input.value, Number(input.dataset.most));

const labelOf = (control: HTMLInputElement | HTMLSelectElement) => control.closest('label') as HTMLElement;
