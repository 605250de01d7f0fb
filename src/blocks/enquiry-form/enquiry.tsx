import { isSimulated } from './browser-form';
import { FormBody, type FormContent } from './form-body';
import { Thanks } from './thanks';
import { useEnquiryForm } from './use-enquiry-form';

/** A form; the thank-you takes its place when it was sent (spec 000, section 4). */
export function Enquiry(content: FormContent) {
  const { state, ...handlers } = useEnquiryForm(content);
  return state.status === 'sent' ? (
    <Thanks {...content.form.success} isSimulated={isSimulated(content.form)} />
  ) : (
    <FormBody {...content} state={state} {...handlers} />
  );
}
