import { Ajv, type ErrorObject } from 'ajv';
import type { Form } from '../forms';
import { payloadSchema } from './payload-schema';

export type Payload = Readonly<Record<string, string>>;

/** What is wrong, by the name of the field or of what is no field. */
export type Faults = Readonly<Record<string, string>>;

/** The most names of what is no field that are told back, and the longest. */
const mostNames = 10;
const longestName = 40;

/** Checks what came by what the form asks for. Gives it trimmed, or every fault in the form's own words. */
export function createPayloadCheck(form: Form) {
  const isValid = new Ajv({ allErrors: true }).compile<Payload>(payloadSchema(form));

  return (
    body: unknown,
  ): { payload: Payload; faults?: undefined } | { payload?: undefined; faults: Faults } => {
    if (!isValid(body)) return { faults: faultsOf(form, isValid.errors ?? []) };
    return {
      payload: Object.fromEntries(
        form.fields.flatMap(({ name }) => (body[name] === undefined ? [] : [[name, body[name].trim()]])),
      ),
    };
  };
}

function faultsOf(form: Form, errors: readonly ErrorObject[]): Faults {
  const wrong = new Map<string, 'missing' | 'invalid'>();
  const unknown = new Set<string>();
  for (const { instancePath, params } of errors) {
    if (instancePath !== '') wrong.set(instancePath.slice(1), 'invalid');
    else if ('missingProperty' in params) wrong.set(String(params.missingProperty), 'missing');
    else if ('additionalProperty' in params) unknown.add(String(params.additionalProperty));
  }
  const known = form.fields.flatMap(({ name, messages }): [string, string][] => {
    const fault = wrong.get(name);
    return fault ? [[name, messages?.[fault] ?? messages?.missing ?? form.failure.rejected]] : [];
  });
  const others = [...unknown]
    .slice(0, mostNames)
    .map((name): [string, string] => [name.slice(0, longestName), 'This is no field of the form.']);
  // Not an object literal: a name may be “__proto__”.
  return Object.fromEntries([...known, ...others]);
}
