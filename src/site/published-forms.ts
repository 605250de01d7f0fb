import type { FormWords, PublishedForms, VersionedForm } from '../compiled';
import { formKey } from '../form/form-key';
import { needsFurtherRules } from '../form/validate-field';

/**
 * The content of `forms.json`: forms for the form script, by key. The receiver validates by the same fields
 * (site/received-form.ts). It is a separate file, because no page needs it initially.
 */
export const publishedForms = (
  forms: readonly VersionedForm[],
  { optional, draft, clearForm, dismiss }: FormWords,
): PublishedForms =>
  Object.fromEntries(
    forms.map((form) => {
      const { submit, version, fields, button, sending, success, failure, consent, prefilled } = form;
      const { rejected, network, busy } = failure;
      return [
        formKey(form),
        {
          submit,
          version,
          needsFurtherRules: fields.some(needsFurtherRules) || undefined,
          fields: fields.map(({ text: _text, ...field }) => field), // the page contains the resolved text
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
