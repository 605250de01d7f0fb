import { useEffect, useState } from 'react';
import { isSimulated } from './browser-form';
import { fetchThankYou } from './fetch-thank-you';
import { FormBody, type FormContent } from './form-body';
import { Thanks } from './thanks';
import { useEnquiryForm } from './use-enquiry-form';

/** A form, replaced by a thank-you after it was sent (spec 000, section 4). */
export function Enquiry(content: FormContent) {
  const { form } = content;
  const { state, ...bodyProps } = useEnquiryForm(content);
  const [thankYouContent, setThankYouContent] = useState<readonly Node[]>([]);
  const thankYouUrl = state.status === 'sending' && !isSimulated(form) && form.thankYou;
  // Loaded meanwhile, to be there once the form has been sent.
  useEffect(() => {
    if (thankYouUrl) fetchThankYou(thankYouUrl, setThankYouContent);
  }, [thankYouUrl]);
  return state.status === 'sent' ? (
    <Thanks {...form.success} isSimulated={isSimulated(form)} thankYouContent={thankYouContent} />
  ) : (
    <FormBody content={content} state={state} {...bodyProps} />
  );
}
