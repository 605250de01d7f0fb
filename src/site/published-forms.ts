import type { FormWords, PublishedForms, VersionedForm } from '../compiled';
import { needsFurtherRules } from '../form/field-issue';
import { formKey } from '../form/form-key';

/**
 * `forms.json`: forms as their script has them, by their keys. Its fields are those that the receiver judges by, too
 * (site/received-form.ts). In a file of its own, because no page needs it at first.
 */
export const publishedForms = (
  forms: readonly VersionedForm[],
  { optional, draft, clearForm, dismiss }: FormWords,
  thankYou: string,
): PublishedForms =>
  Object.fromEntries(
    forms.map((form) => {
      const { submit, version, fields, button, sending, success, failure, consent, prefilled } = form;
      const { rejected, network, busy } = failure;
      return [
        formKey(form),
        {
          submit,
          thankYou,
          version,
          everyKind: fields.some(needsFurtherRules) || undefined,
          fields: fields.map(({ text: _text, ...field }) => field), // the page has it with its links
          button,
          sending,
          success,
          failure: { rejected, network, busy },
          consent: consent && { version: consent.version },
          prefilled,
          words: { optional, draft, clearForm, dismiss },
        },
      ];
    }),
  );
