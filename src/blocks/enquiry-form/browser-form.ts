import type { PublishedForm, VersionedForm } from '../../compiled';
import { simulated } from '../../form/form-key';
import type { FieldHandlers } from './field';

/**
 * What a form is rendered, validated and sent with: at build the whole form, in the browser the part in `forms.json`
 * (`PublishedForm`). `filled` are the values that the page's topic has prefilled.
 */
export interface BrowserForm
  extends Omit<PublishedForm, 'words' | 'needsFurtherRules'>,
    Pick<VersionedForm, 'filled'> {}

/** The props of the island of a form. */
export interface FormContent {
  /** Prefix of the field ids. */
  id: string;
  label: string;
  form: BrowserForm;
  fieldHandlers: FieldHandlers;
  /** Storage key of the draft. */
  draftKey: string;
  words: PublishedForm['words'];
  /** Only at build: the URL of `forms.json` (site/published-forms.ts). */
  formsUrl?: string;
}

/**
 * Whether sending is only simulated: the form shows its thank-you, and nothing is sent (spec 000, section 9). Otherwise
 * `submit` is the URL to which enquiries are sent.
 */
export const isSimulated = ({ submit }: Pick<BrowserForm, 'submit'>) => submit === simulated;
