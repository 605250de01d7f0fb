import type { VersionedForm } from '../compiled';
import { missingForm } from '../diagnostics/missing-form/missing-form';
import { formName } from '../document/document-kind';
import { shortHash } from '../document/hash';
import { memoize } from '../document/memoize';
import { simulated } from '../form/form-key';
import { prefilledValue } from '../form/prefilled-value';
import { isRequired } from '../form/validate-text';
import type { ResolvedForm } from '../generated/compiled';
import type { FormDocument } from '../generated/documents';
import { namesInList } from './names-in-list';
import { type PageTopic, topicOf } from './page-topic';
import type { NamedReference, ReferenceKind, ResolvableSite } from './reference-kind';

/** Forms by file name. */
export const forms: ReferenceKind<NamedReference> = namesInList('form-name', {
  names: ({ documents }) => new Set(documents.flatMap(({ path }) => formName(path) ?? [])),
  describe: () => 'A form from _forms.',
  report: missingForm,
  view: {
    type: 'ResolvedForm & FormVersion',
    resolve: (name, from, site) => {
      const form = versionedForms(site).get(String(name));
      const about = topicOf(from, site.documents);
      return form && about ? prefilled(form, about) : form;
    },
  },
});

type FormSite = Pick<ResolvableSite, 'documents' | 'resolve' | 'receiver'>;

/** The forms for the view, by name. `submit` is the full URL if the receiver is elsewhere. */
export const versionedForms = memoize(
  ({ documents, resolve, receiver = '' }: FormSite): ReadonlyMap<string, VersionedForm> =>
    new Map(
      documents
        .filter(({ kind }) => kind === 'form')
        .map((form) => {
          const name = formName(form.parsed.source.path) ?? '';
          const version = formVersion(form.parsed.value as FormDocument);
          const resolved = resolve(form) as ResolvedForm;
          const submit = resolved.submit === simulated ? simulated : receiver + resolved.submit;
          return [name, { ...resolved, submit, name, version }];
        }),
    ),
);

/** A form on a page with a topic, with that topic filled in if the form asks for it. */
const prefilled = (form: VersionedForm, { topic, name }: PageTopic): VersionedForm => ({
  ...form,
  filled: Object.fromEntries(
    form.fields
      .filter(({ prefill }) => prefill?.includes(topic))
      .map((field) => [field.name, prefilledValue(field, [name])] as const)
      .filter(([, value]) => value !== ''),
  ),
});

/**
 * A hash of what decides whether an enquiry is valid: the fields' constraints and the version of the consent. Labels
 * and messages do not change it.
 */
export function formVersion({ fields, consent }: Pick<FormDocument, 'fields' | 'consent'>): string {
  const rules = fields.map((field) => {
    const { name, type, digits, prefixes, maxLength, options, minLength, pattern, version } = field;
    const { min, max, step, earliest, latest, countries } = field;
    const codes = countries?.map(({ code, trunk }) => [code, trunk]);
    const constraints = { name, type, digits, prefixes, maxLength, options, isRequired: isRequired(field) };
    return { ...constraints, minLength, pattern, version, min, max, step, earliest, latest, codes };
  });
  return shortHash(JSON.stringify([rules, consent?.version]));
}
