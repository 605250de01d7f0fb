import type { PublishedForm, VersionedForm } from '../../compiled';
import { simulated } from '../../form/form-key';

/** The part of a form that is validated, sent and rendered by: at build a whole form, in the browser the published one. */
export interface BrowserForm
  extends Omit<PublishedForm, 'words' | 'fieldTypes' | 'thankYou'>,
    Partial<Pick<PublishedForm, 'thankYou'>>,
    Pick<VersionedForm, 'filled'> {}

/** Whether sending is only simulated: the form shows its thank-you, and nothing is sent (spec 000, section 9). */
export const isSimulated = ({ submit }: Pick<BrowserForm, 'submit'>) => submit === simulated;
