import type { FormTexts, FormWords, VersionedForm } from '../compiled';
import { formKey } from '../form/form-key';

/** What forms say once their script runs, by their keys: in a file of its own, because no page needs it at first. */
export const formTexts = (
  forms: readonly VersionedForm[],
  { optional, draft, clearForm, dismiss }: FormWords,
): Readonly<Record<string, FormTexts>> =>
  Object.fromEntries(
    forms.map((form) => {
      const { sending, success, failure, prefilled, fields } = form;
      const { rejected, network, busy } = failure;
      return [
        formKey(form),
        {
          sending,
          success,
          failure: { rejected, network, busy },
          prefilled,
          hints: byName(fields.map(({ name, hint }) => [name, hint])),
          counts: byName(fields.map(({ name, messages }) => [name, messages?.count])),
          words: { optional, draft, clearForm, dismiss },
        },
      ];
    }),
  );

const byName = (texts: readonly (readonly [name: string, text?: string])[]): Record<string, string> =>
  Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== undefined));
