import type { ComponentProps } from 'react';
import type { VersionedForm, Words } from '../../compiled';
import { Icon } from '../../ui/icon';
import { RichText } from '../../ui/rich-text';
import { useHydrated } from '../../ui/use-hydrated';
import styles from './enquiry-form.module.css';
import type { EnquiryState } from './enquiry-state';
import { Field } from './field';
import { Honeypot } from './honeypot';

interface FormBodyProps extends Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onInput'> {
  /** What the ids of the fields begin with. */
  id: string;
  label: string;
  form: VersionedForm;
  state: EnquiryState;
  words: Words;
}

/**
 * A form that works before the script does: it posts to its own address what the script would send. A simulated form
 * has no address: until it is hydrated its button is disabled, which stops the Enter key, too. Both say
 * `method="post"`, because a form that got away would otherwise write a name and a number into the page's address,
 * and from there into histories and logs.
 */
export function FormBody({ id, label, form, state, words, ...handlers }: FormBodyProps) {
  const isHydrated = useHydrated();
  const isSimulated = form.submit === 'simulate';
  const isSending = state.status === 'sending';
  return (
    <form
      method="post"
      action={isSimulated ? undefined : form.submit}
      aria-label={label}
      tabIndex={-1}
      noValidate={isHydrated}
      {...handlers}
    >
      <p className={styles.note}>{words.required}</p>
      <div className={styles.fields}>
        {form.fields.map((field) => (
          <Field
            key={field.id}
            field={field}
            id={`${id}-${field.id}`}
            error={state.errors[field.name]}
            optional={words.optional}
          />
        ))}
      </div>
      {!isSimulated && <input type="hidden" name="form_version" value={form.version} />}
      <Honeypot label={words.leaveEmpty} />
      {form.consent && (
        <p className={styles.note}>
          <input type="hidden" name="consent_version" value={form.consent.version} />
          <RichText text={form.consent.text} />
        </p>
      )}
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
        disabled={isSimulated && !isHydrated}
        aria-disabled={isSending || undefined}
      >
        {isSending ? form.sending : form.button}
      </button>
    </form>
  );
}
