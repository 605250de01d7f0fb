import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { createAjv } from './ajv';
import { describeMistake, schemaOf as schemaBehind } from './describe-mistake';
import type { Diagnostic } from './diagnostics/diagnostic';
import { missingProperty } from './diagnostics/missing-property';
import { nearest } from './diagnostics/nearest';
import { unknownProperty } from './diagnostics/unknown-property';
import type { ParsedDocument } from './parse';
import { placeOfKey, placeOfValue } from './place';
import type { Schema, Schemas } from './source';

export type DocumentKind = 'page' | 'site' | 'form';

/** Tree against schema: everything that is wrong with one document on its own. */
export type Validate = (document: ParsedDocument, kind: DocumentKind) => readonly Diagnostic[];

/** Compiles the contract once; the function that comes back checks any number of documents. */
export function createValidator(schemas: Schemas): Validate {
  const ajv = createAjv(schemas);
  const schemaOf = (kind: DocumentKind): ValidateFunction => {
    const check = ajv.getSchema(`schema/${kind}.schema.json`);
    if (!check) throw new Error(`There is no schema for a ${kind}`);
    return check;
  };
  const checks = { page: schemaOf('page'), site: schemaOf('site'), form: schemaOf('form') };

  return (document, kind) => {
    const check = checks[kind];
    return check(document.value) ? [] : diagnose(document, check.errors ?? []);
  };
}

/** What Ajv found, sorted by what an author has to do about it. */
interface Findings {
  missing: { pointer: string; name: string; schema: Schema }[];
  unknown: { pointer: string; name: string; known: readonly string[]; near?: string; ofUnion: boolean }[];
  others: ErrorObject[];
}

/** One mistake, one diagnostic: what only follows from another mistake in the same object is left out. */
function diagnose(document: ParsedDocument, errors: readonly ErrorObject[]): readonly Diagnostic[] {
  const { missing, unknown, others } = sortFindings(errors);

  const unknownProperties = unknown.map(({ pointer, name, known, near }) =>
    unknownProperty(placeOfKey(document, `${pointer}/${name}`), name, known, near),
  );
  const pointers = new Set(missing.map(({ pointer }) => pointer));
  const missingProperties = [...pointers].flatMap((pointer) => {
    const misspelt = unknown.filter((finding) => finding.pointer === pointer && finding.near);
    if (misspelt.some(({ ofUnion }) => ofUnion)) return []; // the wrong branch of a union asked for them
    const lacking = missing.filter(
      (finding) => finding.pointer === pointer && misspelt.every(({ near }) => near !== finding.name),
    );
    return lacking.length === 0 ? [] : [describeMissing(document, pointer, lacking)];
  });
  const rest = others.flatMap((error) => describeMistake(document, error) ?? []);
  return withoutRepeats([...unknownProperties, ...missingProperties, ...rest]);
}

function sortFindings(errors: readonly ErrorObject[]): Findings {
  const findings: Findings = { missing: [], unknown: [], others: [] };
  for (const error of errors) {
    const { keyword, instancePath: pointer, params } = error;
    const schema = schemaBehind(error);
    if (keyword === 'if' || keyword === 'propertyNames') continue; // their branches and words report for themselves
    if (keyword === 'required') {
      findings.missing.push({ pointer, name: params.missingProperty, schema });
    } else if (keyword === 'discriminator' && params.tagValue === undefined) {
      const misspelt = nearest(params.tag, Object.keys(error.data as object));
      if (misspelt === undefined) findings.missing.push({ pointer, name: params.tag, schema });
      else
        findings.unknown.push({
          pointer,
          name: misspelt,
          known: [params.tag],
          near: params.tag,
          ofUnion: true,
        });
    } else if (keyword === 'additionalProperties') {
      const known = Object.keys(schema.properties ?? {});
      const name: string = params.additionalProperty;
      findings.unknown.push({ pointer, name, known, near: nearest(name, known), ofUnion: false });
    } else if (error.propertyName !== undefined) {
      const name = error.propertyName;
      findings.unknown.push({
        pointer,
        name,
        known: params.allowedValues,
        near: nearest(name, params.allowedValues),
        ofUnion: true,
      });
    } else {
      findings.others.push(error);
    }
  }
  // A union names an unknown property once for all its branches, which knows more words than one branch does.
  const ofUnions = findings.unknown.filter(({ ofUnion }) => ofUnion);
  const isToldByUnion = (finding: Findings['unknown'][number]) =>
    ofUnions.some(({ pointer, name }) => pointer === finding.pointer && name === finding.name);
  return {
    ...findings,
    unknown: [...ofUnions, ...findings.unknown.filter((finding) => !isToldByUnion(finding))],
  };
}

/** Reported at the key of the object that lacks them, with the first one's description as advice. */
function describeMissing(
  document: ParsedDocument,
  pointer: string,
  lacking: Findings['missing'],
): Diagnostic {
  const names = [...new Set(lacking.map(({ name }) => name))];
  const [first] = lacking;
  const property = first?.schema.properties?.[first.name];
  const example = property?.examples?.[0];
  const advice = [
    property?.description,
    example === undefined ? undefined : `For example: "${first?.name}": ${JSON.stringify(example)}`,
  ];
  const place = pointer === '' ? { ...placeOfValue(document, ''), length: 1 } : placeOfKey(document, pointer);
  return missingProperty(place, names, advice.filter(Boolean).join(' ') || 'Add it, or remove the object.');
}

function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, place: { pointer }, message }) => {
    const key = `${code} ${pointer} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
