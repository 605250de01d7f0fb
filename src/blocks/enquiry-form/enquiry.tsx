import { useEffect, useState } from 'react';
import { isSimulated } from './browser-form';
import { fetchThankYou } from './fetch-thank-you';
import { FormBody, type FormContent } from './form-body';
import { Thanks } from './thanks';
import { useEnquiryForm } from './use-enquiry-form';

/** A form, replaced by a thank-you after it was sent (spec 000, section 4). */
export function Enquiry(content: FormContent) {
  const { id, label, form, words, answers } = content;
  const { state, ...handlers } = useEnquiryForm(content);
  const [whatFollows, setWhatFollows] = useState<readonly Node[]>([]);
  const address = state.status === 'sending' && !isSimulated(form) && form.thankYou;
  useEffect(() => {
    if (address) fetchThankYou(address, setWhatFollows);
  }, [address]);
  return state.status === 'sent' ? (
    <Thanks {...form.success} isSimulated={isSimulated(form)} whatFollows={whatFollows} />
  ) : (
    <FormBody id={id} label={label} form={form} words={words} answers={answers} state={state} {...handlers} />
  );
}
