import { formatDiagnostics } from '../diagnostics/format-diagnostics';
import { isJson } from '../document/parse-json';
import type { CheckedExample, CodeExample, ExplainedCode } from './code-example';

/** Checks the wrong side of an example. */
export type CheckWrong = (code: string, example: CodeExample) => CheckedExample;

/** All messages of the check as a Markdown page. */
export function messageList(codes: readonly ExplainedCode[], check: CheckWrong): string {
  const errors = codes.filter(({ definition }) => definition.severity === 'error').length;
  return `# Messages of the check

Everything that \`npm run check\` can report: ${codes.length} codes, ${errors} of them errors, which stop a build, and ${codes.length - errors} warnings, which do not. Each is shown as it appears in the terminal; where a code has other common wordings, a table lists what was written and how the check answers.

A warning that is wrong where it stands is accepted there, with the reason: [Accept a warning](authoring.md#accept-a-warning).

This page is generated from \`src/diagnostics\` by \`npm run messages\`. Edit the definitions there, not this file.

${codes.map((code) => sectionFor(code, check)).join('\n')}`;
}

function sectionFor(
  { definition: { code, severity, about }, example }: ExplainedCode,
  check: CheckWrong,
): string {
  const { diagnostics, texts } = check(code, example);
  // Without the summary line.
  const report = formatDiagnostics(diagnostics, texts).split('\n\n').slice(0, -1).join('\n\n');
  const rows = (example.also ?? []).flatMap((wrong) => rowsFor(code, { ...example, wrong }, check));
  const table = ['| Written | Message | Hint |', '|---|---|---|', ...rows].join('\n');
  return `## ${code}

${severity === 'error' ? 'Error' : 'Warning'}. ${about}

\`\`\`text
${report}
\`\`\`
${rows.length > 0 ? `\n${table}\n` : ''}`;
}

function rowsFor(code: string, example: CodeExample, check: CheckWrong): readonly string[] {
  const { diagnostics, texts } = check(code, example);
  return diagnostics
    .filter((diagnostic) => diagnostic.code === code)
    .map(({ location: { file, line }, message, hint = '' }) => {
      const text = texts.get(file);
      const excerpt = text === undefined || isAboutDocument(text, line) ? file : excerptAt(text, line);
      return `| ${codeCell(shorten(excerpt))} | ${textCell(message)} | ${textCell(withoutLongLists(hint))} |`;
    });
}

/** Shortens lists that change with each new block type, which would make the page outdated. */
const withoutLongLists = (text: string) =>
  text.replace(/(?:“[^”]*”, ){6,}“[^”]*” (?:or|and) “[^”]*”/g, '(all are listed)');

/** Whether a diagnostic at this line is about the whole document rather than a line of it. */
const isAboutDocument = (text: string, line: number) => line === 1 && text.startsWith('{\n') && isJson(text);

/**
 * The relevant part of a document in one line: the object or list that starts in the reported line. For a text that
 * is not JSON, everything, without the outer brackets if both are there and neither is in the reported line.
 */
function excerptAt(text: string, line: number): string {
  const lines = text.split('\n');
  const reportedLine = lines[line - 1] ?? '';
  if (!isJson(text)) {
    const isOuterBracket = (index: number) => /^[{}]$/.test(lines[index] ?? '') && index !== line - 1;
    const omitted = isOuterBracket(0) && isOuterBracket(lines.length - 1) ? 1 : 0;
    return lines
      .slice(omitted, lines.length - omitted)
      .map((lineText) => lineText.trim())
      .join(' ⏎ ');
  }
  if (!/[{[]$/.test(reportedLine)) return reportedLine.trim().replace(/,$/, '');
  const indent = /^ */.exec(reportedLine)?.[0] ?? '';
  const length = lines
    .slice(line)
    .findIndex((lineText) => lineText.startsWith(indent) && /^[}\]]/.test(lineText.slice(indent.length)));
  return lines
    .slice(line - 1, line + length + 1)
    .map((lineText) => lineText.trim())
    .join(' ');
}

/** Length of an excerpt in characters that leaves room for the other cells of a row. */
const maxLength = 70;
const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

/** Escapes vertical bars, which would end the cell of a Markdown table. */
const escapeForCell = (text: string) => text.replaceAll('|', '\\|');

/** A cell with a piece of a document as code. Invisible characters are shown as code points. */
const codeCell = (text: string) =>
  text === ''
    ? '(nothing)'
    : `\`${escapeForCell(text.replace(/[\p{Cc}\u00a0\u200b-\u200f\u202a-\u202e\ufeff]/gu, (character) => `[${codePoint(character)}]`))}\``;

const codePoint = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A cell with text. What looks like Markdown in it is code, so that it appears exactly as authors have to write it. */
const textCell = (text: string) =>
  escapeForCell(text.replace(codeLike, (match) => (match.startsWith('`') ? match : `\`${match}\``)));

/**
 * Matches what looks like Markdown, in this order: code, a property with a list, a link or list, words in asterisks, an
 * object, a word with a special character or the marker of a merge conflict.
 */
const codeLike =
  /`[^`]+`|"\w+": \[[^\]]*\]|\[[^\]\s“”][^\]“”]*\](?:\([^)]*\))?|\*{1,2}[^\s*][^*]*\*{1,2}|\{ [^{}]* \}|[^\s“”()]*(?:[\\*<]|[=>]{7})[^\s“”()]*?(?=[.,:;]?(?:[\s“”()]|$))/g;
