import { formatDiagnostics } from '../diagnostics/format-diagnostics';
import { textOfLine } from '../document/location';
import { checkExample, type ExplainedCode } from './code-example';
import type { SiteAssets } from './small-site';

/** Every message of the check as one page of Markdown, to be read in one sitting. */
export function messageList(codes: readonly ExplainedCode[], assets: SiteAssets): string {
  const errors = codes.filter(({ definition }) => definition.severity === 'error').length;
  return `# Messages of the check

Everything that \`npm run check\` can report: ${codes.length} codes, ${errors} of them errors, which stop a build, and ${codes.length - errors} warnings, which do not. Each is shown as it appears in the terminal; where a code has other common wordings, a table lists what was written and how the check answers.

This page is generated from \`src/diagnostics\` by \`npm run messages\`. Edit the definitions there, not this file.

${codes.map((code) => sectionFor(code, assets)).join('\n')}`;
}

function sectionFor(
  { definition: { code, severity, about }, example }: ExplainedCode,
  assets: SiteAssets,
): string {
  const { diagnostics, texts } = checkExample(code, example, 'wrong', assets);
  const report = formatDiagnostics(diagnostics, texts).split('\n\n').slice(0, -1).join('\n\n'); // without the count
  const rows = (example.also ?? []).flatMap((wrong) => rowsFor(code, { ...example, wrong }, assets));
  const table = ['| Written | Message | Hint |', '|---|---|---|', ...rows].join('\n');
  return `## ${code}

${severity === 'error' ? 'Error' : 'Warning'}. ${about}

\`\`\`text
${report}
\`\`\`
${rows.length > 0 ? `\n${table}\n` : ''}`;
}

function rowsFor(code: string, example: ExplainedCode['example'], assets: SiteAssets): readonly string[] {
  const { diagnostics, texts } = checkExample(code, example, 'wrong', assets);
  return diagnostics
    .filter((diagnostic) => diagnostic.code === code)
    .map(({ location: { file, line }, message, hint = '' }) => {
      const text = texts.get(file);
      const written = text === undefined ? file : (textOfLine(text, line) ?? '').trim();
      return `| \`${inCell(shortened(written))}\` | ${asWords(message)} | ${asWords(withoutLongLists(hint))} |`;
    });
}

/** A list that grows with each block type would put this page out of date with each. */
const withoutLongLists = (text: string) =>
  text.replace(/(?:“[^”]*”, ){6,}“[^”]*” (?:or|and) “[^”]*”/g, 'one of a long list, which is shown here');

const longest = 70;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const inCell = (text: string) => text.replaceAll('|', '\\|');

/** What Markdown would take for markup is shown as it is. */
const asWords = (text: string) => inCell(text.replace(/[\\*<[`]/g, '\\$&'));
