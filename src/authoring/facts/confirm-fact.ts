import { validate } from '../../compiler/validate';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { SourceFile, Sources } from '../../document/source';
import { yearsLater } from '../../format/month-or-day';
import { urlOf } from '../../format/url-of';
import type { FactSource, RegisteredFact } from '../../generated/documents';
import { applyNextValue } from '../../references/fact-on-date';
import { factAsWritten, type LocatedFact } from '../../references/registers';
import { withFact } from './with-fact';

/** The result of comparing a fact with its source. */
export interface Confirmation {
  /** The date of the comparison, `2027-03-09`. */
  on: string;
  /** The role of the person who compared the fact with its source. */
  by: string;
  source: FactSource;
  /** The source's current value; omitted if it has not changed. */
  value?: unknown;
}

/** The register after a confirmation, and the errors that it would cause there. */
interface Confirmed {
  after: SourceFile;
  errors: readonly Diagnostic[];
}

/**
 * Records a confirmation: the fact becomes verified, with its source, and is due for review in a year. Nothing else in
 * the register changes. A value that the schema rejects results in an error that says why.
 */
export function confirmFact(
  { schemas }: Pick<Sources, 'schemas'>,
  located: LocatedFact,
  { on, by, source, value }: Confirmation,
): Confirmed {
  const { register, pointer } = located;
  const before = register.parsed.source;
  // The next value replaces the old one if it has taken effect. Earlier doubts do not survive the comparison.
  const { doubt: _doubt, ...rest } = applyNextValue(factAsWritten(located), on);
  const confirmed = {
    ...rest,
    ...(value === undefined ? {} : { value: value as RegisteredFact['value'] }),
    status: 'verified',
    source,
    checked: { on, by },
    reviewBy: yearsLater(on, 1),
  } as const;
  const text = withFact(schemas, before.text, pointer, confirmed);
  const after = { ...before, text };
  const errors = validate(schemas, after).diagnostics.filter(({ severity }) => severity === 'error');
  return { after, errors };
}

/**
 * The source at an HTTPS address, or one that is described in words: by its publisher, or by its title if the publisher
 * is given as well. If it is the same as `previous`, the source so far, what is not given is taken from that one.
 */
export function sourceFrom(
  addressOrDescription: string,
  { publisher, title }: Partial<FactSource>,
  previous: FactSource | undefined,
): FactSource {
  const source = { ...(publisher !== undefined && { publisher }), ...(title !== undefined && { title }) };
  if (!addressOrDescription.startsWith('https://')) {
    if (previous?.publisher === addressOrDescription && !publisher) return { ...previous, ...source };
    return publisher === undefined
      ? { publisher: addressOrDescription, ...source }
      : { title: addressOrDescription, ...source, publisher };
  }
  const host = urlOf(addressOrDescription)?.hostname.replace(/^www\./, '') ?? addressOrDescription;
  // At a new address the publisher, unless given, is called like its host.
  const base = previous?.address === addressOrDescription ? previous : { publisher: host };
  return { ...base, ...source, address: addressOrDescription };
}
