import { singleLineJson } from '../../diagnostics/message-values';

/** How a JSON document is formatted. */
export interface Layout {
  /** Indentation of one level. */
  indent: string;
  /** Line ending. */
  eol: string;
}

/** Maximum length, in characters, of lines that commands write. */
export const maxLineLength = 100;

/** The layout of a document: its first indentation and its line endings. */
export function layoutOf(text: string): Layout {
  return { indent: /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ', eol: text.includes('\r\n') ? '\r\n' : '\n' };
}

/**
 * A value as JSON: on one line if it fits, else with a line for each property or entry, formatted by the same rule.
 * `column` is where it begins in its first line; `multiline` forces several lines, to match neighbouring values.
 */
export function jsonText(
  value: unknown,
  indentation: string,
  layout: Layout,
  { column = indentation.length, multiline = false }: { column?: number; multiline?: boolean } = {},
): string {
  const line = singleLineJson(value);
  const isScalarOrEmpty = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
  // One character is left for a comma.
  if (isScalarOrEmpty || (!multiline && column + line.length < maxLineLength)) return line;
  const deeper = indentation + layout.indent;
  const parts = Array.isArray(value)
    ? value.map((entry) => deeper + jsonText(entry, deeper, layout))
    : Object.entries(value).map(([name, inner]) => {
        const start = `${deeper}${JSON.stringify(name)}: `;
        return start + jsonText(inner, deeper, layout, { column: start.length });
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return [open, parts.join(`,${layout.eol}`), indentation + close].join(layout.eol);
}
