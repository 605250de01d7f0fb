import type { SourceLocation } from '../document/location';
import type { Diagnostic, Fix, Severity, UnknownName } from './diagnostic';

/** The definition of a diagnostic code. `Params` are the values that its texts are made from. */
interface Definition<Params extends readonly unknown[]> {
  /** Permanent, and the name of its folder. A code never changes its meaning. */
  code: string;
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

export interface DiagnosticDefinition<Params extends readonly unknown[]> extends Definition<Params> {
  severity: Severity;
}

/** A function that creates a diagnostic. It has the definition as a property, for tests and the gallery. */
export interface DefinedDiagnostic<Params extends readonly unknown[]> {
  (location: SourceLocation, ...params: Params): Diagnostic;
  definition: DiagnosticDefinition<Params>;
}

/** Defines a code of errors: makes the function that creates its diagnostics. */
export const defineError = <Params extends readonly unknown[] = []>(definition: Definition<Params>) =>
  define<Params>({ severity: 'error', ...definition });

/** Defines a code of warnings. */
export const defineWarning = <Params extends readonly unknown[] = []>(definition: Definition<Params>) =>
  define<Params>({ severity: 'warning', ...definition });

/** Defines a code of warnings whose message and hint differ each time, so that the code reporting it passes them. */
export const defineWarningWithTexts = (definition: Pick<Definition<[]>, 'code' | 'about'>) =>
  defineWarning<[message: string, hint: string]>({
    ...definition,
    message: (message) => message,
    hint: (_message, hint) => hint,
  });

function define<Params extends readonly unknown[]>(
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
