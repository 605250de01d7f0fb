import { defineDiagnostic } from '../define-diagnostic';

export const unconfirmedFigure = defineDiagnostic<[name: string, what: string, option: string]>({
  code: 'unconfirmed-figure',
  severity: 'warning',
  about: 'A figure of a register is a sample or doubtful. Reported by --release.',
  message: (name, what) => `“${name}” is ${what}.`,
  hint: (name, _what, option) =>
    `Look it up, and write down what you found: npm run facts -- confirm ${name} --source WHERE --outcome same${option}, or with --outcome changed --value 14.15`,
});
