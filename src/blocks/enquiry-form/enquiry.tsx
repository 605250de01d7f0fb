import { isSimulated } from './browser-form';
import { FormBody, type FormContent } from './form-body';
import { Thanks } from './thanks';
import { useEnquiryForm } from './use-enquiry-form';

/** A form, replaced by a thank-you after it was sent (spec 000, section 4). */
export function Enquiry(content: FormContent) {
  const { state, ...bodyProps } = useEnquiryForm(content);
  return state.status === 'sent' ? (
    <Thanks {...content.form.success} isSimulated={isSimulated(content.form)} />
  ) : (
    <FormBody content={content} state={state} {...bodyProps} />
  );
}
