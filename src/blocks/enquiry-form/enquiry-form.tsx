import { useId } from 'react';
import card from '../../ui/card.module.css';
import { Section } from '../../ui/section';
import type { BlockProps } from '../block-props';
import styles from './enquiry-form.module.css';
import { FormBody } from './form-body';
import { Thanks } from './thanks';
import { useEnquiryForm } from './use-enquiry-form';

/** One of the forms of pages-json/_forms; the thank-you takes its place when it was sent (spec 000, section 4). */
export function EnquiryForm({ block: { id, heading, lead, form }, words }: BlockProps<'enquiry-form'>) {
  const ownId = useId();
  const { state, ...handlers } = useEnquiryForm(form);
  return (
    <Section block="enquiry-form" id={id} heading={heading} lead={lead} className={styles.enquiry} beside>
      <div className={`${card.card} ${styles.card}`}>
        {state.status === 'sent' ? (
          <Thanks {...form.success} />
        ) : (
          <FormBody id={id ?? ownId} label={heading} form={form} state={state} words={words} {...handlers} />
        )}
      </div>
    </Section>
  );
}
