import { textOfLine } from '../document/location';
import type { Diagnostic, Severity } from './diagnostic';

/** Styles text for the terminal, or returns it unchanged if colours are off. */
export type Paint = (style: 'red' | 'yellow' | 'dim' | 'bold', text: string) => string;

const plain: Paint = (_style, text) => text;

/**
 * Maximum number of diagnostics shown with their source line; the rest get one line each, so that a long list stays
 * scannable.
 */
const maxWithSourceLine = 50;

/**
 * Formats diagnostics for the terminal: a heading with location and code, the underlined source line, and the hint.
 * Texts are looked up by the file name in the location.
 */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
  paint: Paint = plain,
): string {
  const messages = diagnostics
    .slice(0, maxWithSourceLine)
    .map((diagnostic) => formatDiagnostic(diagnostic, texts, paint));
  const others = diagnostics.slice(maxWithSourceLine).map((diagnostic) => formatBriefly(diagnostic, paint));
  return [...messages, ...(others.length > 0 ? [others.join('\n')] : []), summarize(diagnostics, paint)].join(
    '\n\n',
  );
}

/** The location, severity and code, as in `pages-json/about.json:3:5  error  too-long`. */
function headingOf({ code, severity, location: { file, line, column } }: Diagnostic, paint: Paint): string {
  return `${paint('bold', `${file}:${line}:${column}`)}  ${paint(colours[severity], severity)}  ${code}`;
}

/** A diagnostic in one line, without its source line and hint. */
const formatBriefly = (diagnostic: Diagnostic, paint: Paint) =>
  `${headingOf(diagnostic, paint)}: ${diagnostic.message}`;

const colours = { error: 'red', warning: 'yellow' } as const;

/** A diagnostic with its source line, if the text of the file is known, and its hint. */
function formatDiagnostic(diagnostic: Diagnostic, texts: ReadonlyMap<string, string>, paint: Paint): string {
  const { severity, location, message, hint } = diagnostic;
  const { file, line, column, length } = location;
  const text = texts.get(file);
  const sourceLine = text === undefined ? undefined : textOfLine(text, line);
  const { shown, indent } = cutLine(sourceLine ?? '', column - 1);
  const gutter = `  ${line} | `;
  const before = shown.slice(0, indent).replace(/[^\t]/g, ' '); // keeps tabs, so that the underline is aligned
  const underline = '^'.repeat(Math.max(1, Math.min(length, shown.length - indent)));
  const underlineRow = `${' '.repeat(gutter.length - 2)}| ${before}${paint(colours[severity], underline)}`;
  const lines =
    sourceLine === undefined
      ? [`  ${message}`]
      : [`${paint('dim', gutter)}${shown}`, `${underlineRow} ${message}`];
  return [
    headingOf(diagnostic, paint),
    ...lines,
    ...(hint ? [`  ${paint('dim', 'hint:')} ${hint}`] : []),
  ].join('\n');
}

/** Maximum number of characters of a source line that are shown. */
const maxLineLength = 100;

/** Cuts a long line to the part around the mistake. `indent` is where the mistake starts in the result. */
function cutLine(line: string, start: number): { shown: string; indent: number } {
  if (line.length <= maxLineLength) return { shown: line, indent: start };
  // Twenty characters before the mistake are kept to recognise the place by.
  const from = Math.max(0, Math.min(start - 20, line.length - maxLineLength));
  const to = from + maxLineLength;
  const shownLine = `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
  return { shown: shownLine, indent: start - from + (from > 0 ? 1 : 0) };
}

/** The number of errors and warnings, in one line. */
export function summarize(diagnostics: readonly Diagnostic[], paint: Paint = plain): string {
  const count = (severity: Severity) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const countOf = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  if (errors + warnings === 0) return 'No problems.';
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined).length;
  const counted = `${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}`;
  const offer = fixable > 0 ? `; ${fixable} fixable with npm run check -- --fix` : '';
  return paint(errors > 0 ? 'red' : 'yellow', `${counted}${offer}.`);
}
