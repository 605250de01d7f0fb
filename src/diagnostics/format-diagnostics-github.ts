import type { Diagnostic } from './diagnostic';

/**
 * One workflow command for each diagnostic, which GitHub shows at the line in the pull request
 * (docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export const formatForGithub = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map(toCommand).join('\n');

function toCommand({ code, severity, location, message, hint }: Diagnostic): string {
  const properties = {
    file: location.file,
    line: location.line,
    col: location.column,
    endColumn: location.column + location.length,
    title: code,
  };
  const listed = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${severity} ${listed.join(',')}::${escapeData(hint ? `${message}\n${hint}` : message)}`;
}

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
