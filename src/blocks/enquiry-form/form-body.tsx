import type { ComponentProps } from 'react';
import type { PublishedForm } from '../../compiled';
import { Slot } from '../../islands/slot';
import { Icon } from '../../ui/icon';
import type { Answers } from './answers';
import { type BrowserForm, isSimulated } from './browser-form';
import styles from './enquiry-form.module.css';
import type { EnquiryState } from './enquiry-state';
import { Field } from './field';
import { fieldsWith } from './shown-filled';

export interface FormContent {
  /** What the ids of the fields begin with. */
  id: string;
  label: string;
  form: BrowserForm;
  /** How it reads and judges its fields, and what shows them. */
  answers?: Answers;
  /** The name under which the browser keeps what is typed. */
  draft: string;
  words: PublishedForm['words'];
  /** At build: the address of what the browser says of it (site/form-texts.ts). */
  texts?: string;
}

interface FormBodyProps
  extends Pick<FormContent, 'id' | 'label' | 'form' | 'words' | 'answers'>,
    Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput' | 'onBlur' | 'onReset'> {
  state: EnquiryState;
  /** The names of the fields that were filled in for the visitor. */
  filled: readonly string[];
  /** What a link has filled in of the fields that are shown only then. */
  asked: Readonly<Record<string, string>>;
}

/**
 * A form that works before the script does: it posts to its own address what the script would send. A simulated form
 * has no address: without script its button is disabled, which stops the Enter key, too. Both say `method="post"`,
 * because a form that got away would otherwise write a name and a number into the page's address, and from there into
 * histories and logs. Slots: `above` and `below` the fields, and `sample`, which its thank-you has, too.
 */
export function FormBody({
  id,
  label,
  form,
  words,
  answers,
  state,
  filled,
  asked,
  ...handlers
}: FormBodyProps) {
  const needsScript = isSimulated(form);
  const Shown = answers?.Field ?? Field;
  const isServed = state.status === 'served';
  const isSending = state.status === 'sending';
  return (
    <form
      method="post"
      action={needsScript ? undefined : form.submit}
      aria-label={label}
      tabIndex={-1}
      noValidate={!isServed}
      {...handlers}
    >
      <Slot name="above" />
      {needsScript && <Slot name="sample" />}
      <div className={styles.fields}>
        {fieldsWith(asked, form.fields).map((field) => (
          <Shown
            key={field.id}
            field={field}
            id={`${id}-${field.id}`}
            value={asked[field.name] ?? form.filled?.[field.name] ?? field.value}
            filledHint={field.name in asked || filled.includes(field.name) ? form.prefilled : undefined}
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
      {/* Not disabled while it sends: that would take the focus away. A second press is not heard. */}
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
      {/* Below everything, and from the beginning: the button that it gets later takes the room of its words. */}
      <p className={styles.draft} data-clear={isServed ? words.clearForm : undefined}>
        <span suppressHydrationWarning>{words.draft}</span>{' '}
        {!isServed && <button type="reset">{words.clearForm}</button>}
      </p>
    </form>
  );
}
