import type { PublishedForm, VersionedForm } from '../../compiled';
import { simulated } from '../../form/form-key';

/** What the browser needs of a form to check it, send it and say how it went. */
export interface BrowserForm
  extends Omit<PublishedForm, 'words' | 'everyKind' | 'thankYou'>,
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

/** Nothing is sent: it looks as if (spec 000, section 9). */
export const isSimulated = ({ submit }: Pick<BrowserForm, 'submit'>) => submit === simulated;
