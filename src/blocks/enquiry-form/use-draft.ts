import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefilledValue } from '../../form/prefilled-value';
import type { FormField } from '../../generated/compiled';
import type { FormContent } from './browser-form';
import { deleteDraft, readDraft, saveDraft } from './draft';
import { type FieldValues, readValue, readValues, writeValue } from './field-values';
import { isPrefillOnly } from './prefill-only';

/**
 * Manages the values of a form: saves what is typed and restores it on hydration, and fills in values of the page or a
 * link. The latter are not saved, because the next page may have another topic.
 */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  { form: { fields, filled: filledAtBuild = {} }, draftKey }: Pick<FormContent, 'form' | 'draftKey'>,
) {
  const [prefilledNames, setPrefilledNames] = useState<readonly string[]>(Object.keys(filledAtBuild));
  const [valuesFromLink, setValuesFromLink] = useState<Readonly<Record<string, string>>>({});
  // The latest values, updated on each change rather than by a `pagehide` listener: with one, the script of a page that
  // is left runs until its POST has failed, and then forgets the enquiry that the next page should send (pending.ts).
  const lastValues = useRef<FieldValues>({});

  /** Saves the draft. If that fails, the notice about saved drafts is hidden, by `data-unkept`. */
  const storeDraft = (form: HTMLFormElement, stillPrefilled: readonly string[]) => {
    setPrefilledNames(stillPrefilled);
    lastValues.current = readValues(form, fields);
    // Consent must be given each time, and default values were not typed. One that was cleared is kept as empty.
    const changedFields = fields.filter(
      (field) =>
        !stillPrefilled.includes(field.name) &&
        field.type !== 'consent' &&
        !isPrefillOnly(field) && // filled in by the link again
        `${readValue(form, field)}` !== (field.value ?? ''),
    );
    form.toggleAttribute('data-unkept', !saveDraft(draftKey, readValues(form, changedFields)));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the query that the page was opened with
  useLayoutEffect(() => {
    if (!ref.current) return;
    const query = new URLSearchParams(location.search);
    setValuesFromLink(
      Object.fromEntries(
        fields
          .filter(isPrefillOnly)
          .map((field) => [field.name, prefilledValue(field, topicsInQuery(field, query))])
          .filter(([, value]) => value !== ''),
      ),
    );
    storeDraft(ref.current, fillIn(ref.current, fields, filledAtBuild, readDraft(draftKey), query));
    ref.current.dispatchEvent(new Event('filled-in')); // for characters-left.island.ts
  }, []);

  useEffect(() => {
    const restore = () => ref.current && restoreValues(ref.current, fields, lastValues.current);
    // Safari clears fields by a timer that it starts after this event. On a slow device our first timer may end before
    // that one, so a second begins when the first has ended.
    const onPageShow = ({ persisted }: PageTransitionEvent) =>
      persisted && setTimeout(() => setTimeout(restore));
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [ref, fields]);

  return {
    /** Names of the fields that were prefilled, and that the visitor has not edited. */
    prefilledNames,
    /** Values from the link, for fields that are shown only if a link fills them in. */
    valuesFromLink,
    /** Saves the form. `editedName` is the field that the visitor has edited, whose value is no longer prefilled. */
    saveTyped: (form: HTMLFormElement, editedName?: string | null) =>
      storeDraft(
        form,
        prefilledNames.some((name) => name === editedName)
          ? prefilledNames.filter((name) => name !== editedName)
          : prefilledNames, // the same array, so that nothing is rendered
      ),
    /** Discards the draft and all values, when the form was sent or reset. */
    discardDraft: () => {
      deleteDraft(draftKey);
      lastValues.current = {};
      setPrefilledNames(Object.keys(filledAtBuild));
      setValuesFromLink({});
    },
  };
}

/** Restores the fields of a page from the back/forward cache: Safari clears those with `autocomplete="off"`. */
function restoreValues(form: HTMLFormElement, fields: readonly FormField[], values: FieldValues): void {
  for (const field of fields) {
    const value = values[field.name];
    if (value && `${readValue(form, field)}` !== `${value}`) writeValue(form, field, value);
  }
}

/** What a link says of the topics that prefill a field. */
const topicsInQuery = ({ prefill = [] }: FormField, query: URLSearchParams): readonly string[] =>
  prefill.flatMap((topic) => query.get(topic) ?? []);

/**
 * Fills in fields that were not edited before hydration, from the draft or the link. Returns the names of those whose
 * values the visitor has not typed, now or earlier: they come from the page's topic or the link.
 */
export function fillIn(
  form: HTMLFormElement,
  fields: readonly FormField[],
  filledAtBuild: Readonly<Record<string, string>>,
  draftValues: FieldValues,
  query: URLSearchParams,
): readonly string[] {
  return fields
    .filter((field) => !isPrefillOnly(field))
    .flatMap((field) => {
      const { name, value = '' } = field;
      const currentValue = () => `${readValue(form, field)}`;
      const servedValue = filledAtBuild[name] ?? value;
      if (currentValue() !== servedValue) return [];
      const draftValue = draftValues[name];
      if (draftValue !== undefined) {
        writeValue(form, field, draftValue);
        if (currentValue() !== '' || `${draftValue}` === '') return [];
        writeValue(form, field, servedValue); // the select no longer has this option
      }
      const topics = topicsInQuery(field, query);
      if (currentValue() === value && topics.length > 0)
        writeValue(form, field, prefilledValue(field, topics));
      return currentValue() === value ? [] : [name];
    });
}
