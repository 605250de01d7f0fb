import type { ComponentProps } from 'react';
import type { PublishedForm } from '../../compiled';
import { Slot } from '../../islands/slot';
import { Icon } from '../../ui/icon';
import { type BrowserForm, isSimulated } from './browser-form';
import styles from './enquiry-form.module.css';
import type { EnquiryState } from './enquiry-state';
import type { FieldHandlers } from './field';
import { shownFields } from './prefill-only';

export interface FormContent {
  /** Prefix of the field ids. */
  id: string;
  label: string;
  form: BrowserForm;
  fieldHandlers: FieldHandlers;
  /** Storage key of the draft. */
  draft: string;
  words: PublishedForm['words'];
  /** Only at build: the URL of `forms.json` (site/published-forms.ts). */
  formsUrl?: string;
}

interface FormBodyProps
  extends Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput' | 'onBlur' | 'onReset'> {
  content: FormContent;
  state: EnquiryState;
  /** Names of the fields that were prefilled, and that the visitor has not edited. */
  prefilledNames: readonly string[];
  /** Values from the link, for fields that are shown only if a link fills them in. */
  valuesFromLink: Readonly<Record<string, string>>;
}

/**
 * A form that works without JavaScript: it posts to the same address as the script. A simulated form has no address;
 * its button is disabled without JavaScript, which also blocks submitting with Enter. Both use `method="post"`, because
 * an accidental GET would put personal data into the URL, and so into histories and logs. Slots: `above` and `below`
 * the fields, and two that the thank-you shows, too: `sample`, which says that nothing is sent, and `next`, the texts of
 * the thank-you page, which are hidden until then. `form.filled` are
 * values from the page's topic; `form.prefilled` is the hint beside a field that was filled in.
 */
export function FormBody({
  content: { id, label, form, words, fieldHandlers },
  state,
  prefilledNames,
  valuesFromLink,
  ...formProps
}: FormBodyProps) {
  const needsScript = isSimulated(form);
  const isServed = state.status === 'served';
  const isSending = state.status === 'sending';
  return (
    <form
      method="post"
      action={needsScript ? undefined : form.submit}
      aria-label={label}
      tabIndex={-1}
      noValidate={!isServed}
      {...formProps}
    >
      <Slot name="above" />
      {needsScript ? (
        <Slot name="sample" />
      ) : (
        <div hidden>
          <Slot name="next" />
        </div>
      )}
      <div className={styles.fields}>
        {shownFields(valuesFromLink, form.fields).map((field) => (
          <fieldHandlers.Field
            key={field.id}
            field={field}
            id={`${id}-${field.id}`}
            value={valuesFromLink[field.name] ?? form.filled?.[field.name] ?? field.value}
            filledHint={
              field.name in valuesFromLink || prefilledNames.includes(field.name) ? form.prefilled : undefined
            }
            error={state.errors[field.name]}
            isServed={isServed}
            optional={words.optional}
          />
        ))}
      </div>
      <Slot name="below" />
      {state.failure && (
        <p role="alert" className={styles.failure}>
          <Icon name="circle-alert" />
          {state.failure}
        </p>
      )}
      {/* Not `disabled` while sending, which would lose the focus. Further presses are ignored. */}
      <button
        type="submit"
        className={styles.button}
        disabled={needsScript && import.meta.env.SSR}
        data-scripted={needsScript ? '' : undefined}
        aria-disabled={isSending || undefined}
        suppressHydrationWarning
      >
        {isSending ? form.sending : form.button}
      </button>
      {/* At the bottom; rendered from the start, so that nothing shifts: `data-clear` reserves the button's space. */}
      <p className={styles.draft} data-clear={isServed ? words.clearForm : undefined}>
        <span suppressHydrationWarning>{words.draft}</span>{' '}
        {!isServed && <button type="reset">{words.clearForm}</button>}
      </p>
    </form>
  );
}
