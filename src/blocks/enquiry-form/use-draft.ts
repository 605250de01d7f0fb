import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { valueFor } from '../../form/prefilled';
import type { FormField } from '../../generated/compiled';
import { type Answers, readValues, textAnswers, type Values } from './answers';
import { forgetDraft, readDraft, saveDraft } from './draft';
import type { FormContent } from './form-body';
import { isShownFilled } from './shown-filled';

/**
 * What is in the fields: what was typed, which is kept and put back when the form wakes, and what the page or a link has
 * filled in. The second is not kept, because the next page may be about something else.
 */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  {
    form: { fields, filled: served = {} },
    draft,
    answers = textAnswers,
  }: Pick<FormContent, 'form' | 'draft' | 'answers'>,
) {
  const [filled, setFilled] = useState<readonly string[]>(Object.keys(served));
  const [asked, setAsked] = useState<Readonly<Record<string, string>>>({});
  // Not read when the page is left: what then runs would hear that the enquiry under way has been cut off.
  const last = useRef<Values>({});

  /** The form says that what is typed is kept; where it is not, it does not say so. */
  const keep = (form: HTMLFormElement, filled: readonly string[]) => {
    setFilled(filled);
    last.current = readValues(answers, form, fields);
    // A consent is given each time anew, and what a field has by itself nobody has typed.
    const typed = fields.filter(
      (field) =>
        !filled.includes(field.name) &&
        field.type !== 'consent' &&
        `${answers.read(form, field)}` !== field.value,
    );
    form.toggleAttribute('data-unkept', !saveDraft(draft, readValues(answers, form, typed)));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the query that the page was opened with
  useLayoutEffect(() => {
    if (!ref.current) return;
    const query = new URLSearchParams(location.search);
    setAsked(Object.fromEntries(fields.filter(isShownFilled).flatMap((field) => askedOf(field, query))));
    keep(ref.current, fillIn(ref.current, fields, { served, typed: readDraft(draft), query, answers }));
    ref.current.dispatchEvent(new Event('filled-in'));
  }, []);

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) =>
      persisted && setTimeout(() => ref.current && putBack(ref.current, fields, last.current, answers));
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [ref, fields, answers]);

  return {
    /** The names of the fields that were filled in for the visitor. */
    filled,
    /** What the link has filled in of the fields that are shown only then. */
    asked,
    /** Keeps what is in the form. What the field of this name has was typed. */
    keepTyped: (form: HTMLFormElement, typed?: string | null) =>
      keep(form, filled.some((name) => name === typed) ? filled.filter((name) => name !== typed) : filled),
    /** What was typed is no longer wanted: the form is as it was served. */
    beginAgain: () => {
      forgetDraft(draft);
      last.current = {};
      setFilled(Object.keys(served));
      setAsked({});
    },
  };
}

/**
 * Puts back what was last in the fields. Safari, which keeps the page, empties those of
 * `autocomplete="off"` in a task behind `pageshow`.
 */
function putBack(
  form: HTMLFormElement,
  fields: readonly FormField[],
  left: Values,
  { read, write }: Answers,
): void {
  for (const field of fields) {
    const value = left[field.name] ?? '';
    if (`${value}` !== '' && `${read(form, field)}` !== `${value}`) write(form, field, value);
  }
}

function askedOf(field: FormField, query: URLSearchParams): readonly (readonly [string, string])[] {
  const value = valueFor(
    field,
    (field.prefill ?? []).flatMap((topic) => query.get(topic) ?? []),
  );
  return value === '' ? [] : [[field.name, value]];
}

/**
 * Fills in the fields in which nothing was typed before the script came: with the draft, with what the page is about or
 * with what the link asks for. Gives the names of those that have neither been typed in now nor before.
 */
function fillIn(
  form: HTMLFormElement,
  fields: readonly FormField[],
  {
    served,
    typed,
    query,
    answers: { read, write },
  }: {
    served: Readonly<Record<string, string>>;
    typed: Values;
    query: URLSearchParams;
    answers: Answers;
  },
): readonly string[] {
  return fields
    .filter((field) => !isShownFilled(field))
    .flatMap((field) => {
      const { name, prefill = [], value = '' } = field;
      const now = () => `${read(form, field)}`;
      const asServed = served[name] ?? value;
      if (now() !== asServed) return [];
      const before = typed[name];
      if (before) {
        write(form, field, before);
        if (now() !== '') return [];
        write(form, field, asServed); // a list that no longer has the option
      }
      const asked = prefill.flatMap((topic) => query.get(topic) ?? []);
      if (now() === value && asked.length > 0) write(form, field, valueFor(field, asked));
      return now() === value ? [] : [name];
    });
}
