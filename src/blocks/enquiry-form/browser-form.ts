import type { PublishedForm, VersionedForm } from '../../compiled';
import { simulated } from '../../form/form-key';

/** What a form is rendered, validated and sent with: all of it at build, its published part in the browser. */
export interface BrowserForm
  extends Omit<PublishedForm, 'words' | 'fieldTypes' | 'thankYou'>,
    Partial<Pick<PublishedForm, 'thankYou'>>,
    Pick<VersionedForm, 'filled'> {}

/** Whether sending is only simulated: the form shows its thank-you, and nothing is sent (spec 000, section 9). */
export const isSimulated = ({ submit }: Pick<BrowserForm, 'submit'>) => submit === simulated;
