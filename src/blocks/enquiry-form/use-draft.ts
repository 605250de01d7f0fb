import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefilledValue } from '../../form/prefilled-value';
import type { FormField } from '../../generated/compiled';
import { type Answers, readValues, textAnswers, type Values } from './answers';
import { forgetDraft, readDraft, saveDraft } from './draft';
import type { FormContent } from './form-body';
import { isPrefillOnly } from './prefill-only';

/**
 * Manages the values of a form: saves what is typed and restores it on hydration, and fills in values of the page or a
 * link. The latter are not saved, because the next page may have another topic.
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
  const [inUrl, setInUrl] = useState<Readonly<Record<string, string>>>({});
  // The latest values, updated on each change. With a `pagehide` listener instead, the page would still handle the
  // abort of the request under way, as a failure.
  const last = useRef<Values>({});

  /** Saves the draft. If that fails, the notice about saved drafts is hidden. */
  const storeDraft = (form: HTMLFormElement, filled: readonly string[]) => {
    setFilled(filled);
    last.current = readValues(answers, form, fields);
    // Consent must be given each time, and default values were not typed.
    const changedFields = fields.filter(
      (field) =>
        !filled.includes(field.name) &&
        field.type !== 'consent' &&
        `${answers.read(form, field)}` !== field.value,
    );
    form.toggleAttribute('data-unkept', !saveDraft(draft, readValues(answers, form, changedFields)));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the query that the page was opened with
  useLayoutEffect(() => {
    if (!ref.current) return;
    const query = new URLSearchParams(location.search);
    setInUrl(Object.fromEntries(fields.filter(isPrefillOnly).flatMap((field) => askedOf(field, query))));
    storeDraft(ref.current, fillIn(ref.current, fields, { served, typed: readDraft(draft), query, answers }));
    ref.current.dispatchEvent(new Event('filled-in'));
  }, []);

  useEffect(() => {
    const restore = () => ref.current && putBack(ref.current, fields, last.current, answers);
    // Safari clears fields by a timer that it starts after this event. On a slow device our first timer may end before
    // that one, so a second begins when the first has ended.
    const comeBack = ({ persisted }: PageTransitionEvent) =>
      persisted && setTimeout(() => setTimeout(restore));
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [ref, fields, answers]);

  return {
    /** Names of the fields that were prefilled. */
    filled,
    /** Values from the link, for fields that are shown only if a link fills them in. */
    inUrl,
    /** Saves the form. The field with the name `typed` was edited by the visitor. */
    keepTyped: (form: HTMLFormElement, typed?: string | null) =>
      storeDraft(
        form,
        filled.some((name) => name === typed) ? filled.filter((name) => name !== typed) : filled,
      ),
    /** Discards the draft and resets the form to its served state. */
    beginAgain: () => {
      forgetDraft(draft);
      last.current = {};
      setFilled(Object.keys(served));
      setInUrl({});
    },
  };
}

/** Restores the fields of a page from the back/forward cache, of which Safari clears those with `autocomplete="off"`. */
function putBack(
  form: HTMLFormElement,
  fields: readonly FormField[],
  left: Values,
  { read, write }: Answers,
): void {
  for (const field of fields) {
    const value = left[field.name];
    if (value && `${read(form, field)}` !== `${value}`) write(form, field, value);
  }
}

function askedOf(field: FormField, query: URLSearchParams): readonly (readonly [string, string])[] {
  const value = prefilledValue(
    field,
    (field.prefill ?? []).flatMap((topic) => query.get(topic) ?? []),
  );
  return value === '' ? [] : [[field.name, value]];
}

/**
 * Fills in fields that were not edited before hydration: from the draft, the page's topic or the link. Returns the
 * names of those that the visitor has not typed into, now or earlier.
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
    .filter((field) => !isPrefillOnly(field))
    .flatMap((field) => {
      const { name, prefill = [], value = '' } = field;
      const now = () => `${read(form, field)}`;
      const asServed = served[name] ?? value;
      if (now() !== asServed) return [];
      const before = typed[name];
      if (before) {
        write(form, field, before);
        if (now() !== '') return [];
        write(form, field, asServed); // the select no longer has this option
      }
      const inUrl = prefill.flatMap((topic) => query.get(topic) ?? []);
      if (now() === value && inUrl.length > 0) write(form, field, prefilledValue(field, inUrl));
      return now() === value ? [] : [name];
    });
}
