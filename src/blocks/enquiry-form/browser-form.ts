import type { PublishedForm, VersionedForm } from '../../compiled';
import { simulated } from '../../form/form-key';

/** The part of a form that the browser needs to validate and send it, and to show the result. */
export interface BrowserForm
  extends Omit<PublishedForm, 'words' | 'fieldTypes' | 'thankYou'>,
    Partial<Pick<PublishedForm, 'thankYou'>>,
    Pick<VersionedForm, 'filled'> {}

export function browserForm({
  submit,
  version,
  fields,
  button,
  sending,
  success,
  failure: { rejected, network, busy },
  consent,
  filled,
  prefilled,
}: VersionedForm): BrowserForm {
  return {
    submit,
    version,
    fields,
    button,
    sending,
    success,
    failure: { rejected, network, busy },
    consent: consent && { version: consent.version },
    filled,
    prefilled,
  };
}

/** Whether sending is only simulated: the form shows its thank-you, and nothing is sent (spec 000, section 9). */
export const isSimulated = ({ submit }: Pick<BrowserForm, 'submit'>) => submit === simulated;
