import type { SourceLocation } from '../document/location';
import type { Diagnostic, Fix, Severity, UnknownName } from './diagnostic';

/** Definition of a diagnostic code. `Params` are the values that its texts are made from. */
export interface DiagnosticDefinition<Params extends readonly unknown[]> {
  /** Permanent, and the name of its folder. A code never changes its meaning. */
  code: string;
  severity: Severity;
  /** When it is reported, in one sentence. */
  about: string;
  /** What is wrong, in the author's words. */
  message: string | ((...params: Params) => string);
  /** What to do next, as an instruction. */
  hint: string | ((...params: Params) => string);
  /** The change that `check --fix` makes; undefined where it is not certain. */
  fix?: (...params: Params) => Fix | undefined;
  /** For codes about a reference: the name that is not defined. */
  unknown?: (...params: Params) => UnknownName;
}

/** A function that creates a diagnostic. It has the definition as a property, for tests and the gallery. */
export interface DefinedDiagnostic<Params extends readonly unknown[]> {
  (location: SourceLocation, ...params: Params): Diagnostic;
  definition: DiagnosticDefinition<Params>;
}

/** Turns the definition of a code into the function that creates its diagnostics. */
export function defineDiagnostic<Params extends readonly unknown[] = []>(
  definition: DiagnosticDefinition<Params>,
): DefinedDiagnostic<Params> {
  const { code, severity, message, hint, fix: fixFor, unknown } = definition;
  const create = (location: SourceLocation, ...params: Params): Diagnostic => {
    const fix = fixFor?.(...params);
    return {
      code,
      severity,
      location,
      message: typeof message === 'string' ? message : message(...params),
      hint: typeof hint === 'string' ? hint : hint(...params),
      ...(fix && { fix }),
      ...(unknown && { unknown: unknown(...params) }),
    };
  };
  return Object.assign(create, { definition });
}

/** Defines a code whose message and hint differ each time, so that the code reporting it passes them. */
export const defineDiagnosticWithTexts = (
  definition: Omit<DiagnosticDefinition<[]>, 'message' | 'hint' | 'fix' | 'unknown'>,
) =>
  defineDiagnostic<[message: string, hint: string]>({
    ...definition,
    message: (message) => message,
    hint: (_message, hint) => hint,
  });
