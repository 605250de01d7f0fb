import type { SourceLocation } from '../document/location';
import type { Diagnostic, Fix, Severity, UnknownName } from './diagnostic';

/** Definition of a diagnostic code. `Found` are the parameters of its texts. */
export interface DiagnosticDefinition<Found extends readonly unknown[]> {
  /** Permanent, and the name of its folder. A code never changes its meaning. */
  code: string;
  severity: Severity;
  /** When it is reported, in one sentence. */
  about: string;
  /** What is wrong, in the author's words. */
  message: string | ((...found: Found) => string);
  /** What to do next, as an instruction. */
  hint: string | ((...found: Found) => string);
  fix?: (...found: Found) => Fix | undefined;
  /** The name that was not found. */
  unknown?: (...found: Found) => UnknownName;
}

/** Creates a diagnostic; its definition is attached for reference. */
export interface DefinedDiagnostic<Found extends readonly unknown[]> {
  (location: SourceLocation, ...found: Found): Diagnostic;
  definition: DiagnosticDefinition<Found>;
}

export function defineDiagnostic<Found extends readonly unknown[] = []>(
  definition: DiagnosticDefinition<Found>,
): DefinedDiagnostic<Found> {
  const { code, severity, message, hint, fix: fixFor, unknown } = definition;
  const make = (location: SourceLocation, ...found: Found): Diagnostic => {
    const fix = fixFor?.(...found);
    return {
      code,
      severity,
      location,
      message: typeof message === 'string' ? message : message(...found),
      hint: typeof hint === 'string' ? hint : hint(...found),
      ...(fix && { fix }),
      ...(unknown && { unknown: unknown(...found) }),
    };
  };
  return Object.assign(make, { definition });
}
