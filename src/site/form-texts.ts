import type { FormTexts, VersionedForm, Words } from '../compiled';
import { formKey } from '../form/form-key';

/** What forms say once their script runs, by their keys: in a file of its own, because no page needs it at first. */
export const formTexts = (
  forms: readonly VersionedForm[],
  { optional, draft, clearForm, dismiss }: Words,
): Readonly<Record<string, FormTexts>> =>
  Object.fromEntries(
    forms.map((form) => {
      const { sending, success, failure, prefilled, fields } = form;
      const { rejected, network, busy } = failure;
      const counts = fields.flatMap(({ name, messages }) =>
        messages?.count ? [[name, messages.count]] : [],
      );
      return [
        formKey(form),
        {
          sending,
          success,
          failure: { rejected, network, busy },
          prefilled,
          counts: Object.fromEntries(counts),
          words: { optional, draft, clearForm, dismiss },
        },
      ];
    }),
  );
