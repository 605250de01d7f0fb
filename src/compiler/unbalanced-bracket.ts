import { isJson } from './is-json';

/** A bracket that is missing or too many, by what would mend it. */
export interface UnbalancedBracket {
  /** The sign to look at. */
  offset: number;
  bracket: string;
  problem: 'not closed' | 'not opened' | 'too many';
}

interface Opening {
  bracket: string;
  offset: number;
  line: number;
  /** How far the line is indented that it stands in. */
  indent: number;
}

/** What was found, and the text without the mistake. */
interface Suspect {
  found: UnbalancedBracket;
  mended: string;
}

/**
 * The bracket that a document lacks or has too many. A parser notices only where nothing fits any more, which may be
 * pages below; an author indents, and so tells where each bracket belongs. It is believed where mending the first line
 * that is out of step makes the document sound, and not otherwise.
 */
export function unbalancedBracket(text: string): UnbalancedBracket | undefined {
  const suspect = firstOutOfStep(text);
  return suspect && isJson(suspect.mended) ? suspect.found : undefined;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const opening: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

function firstOutOfStep(text: string): Suspect | undefined {
  const open: Opening[] = [];
  const starts = new Map<number, number>(); // the last line of each indent, by where its first sign stands
  let line = 0;
  let lineStart = 0;
  let isFirst = true;
  let indent = 0;
  for (const { 0: sign, index: offset } of text.matchAll(/"(?:[^"\\\n]+|\\.)*"?|\n|[^\s"]/g)) {
    if (sign === '\n') {
      line += 1;
      lineStart = offset + 1;
      isFirst = true;
      continue;
    }
    if (isFirst) indent = offset - lineStart;
    const top = open.at(-1);
    const closes = closing[top?.bracket ?? ''];
    if (isFirst && top && indent <= top.indent && !(sign === closes && indent === top.indent))
      return notClosed(text, top, offset);

    if (sign in opening) {
      if (!top || sign !== closes) return isFirst ? notOpened(text, sign, starts.get(indent)) : undefined;
      if (top.line !== line && top.indent !== indent) return tooMany(text, sign, offset);
      open.pop();
    }
    if (isFirst) starts.set(indent, offset);
    isFirst = false;
    if (sign in closing) open.push({ bracket: sign, offset, line, indent });
  }
  return undefined;
}

function notClosed(text: string, { bracket, offset: opened }: Opening, offset: number): Suspect {
  if (text[opened + 1] === bracket) return tooMany(text, bracket, opened + 1);
  const closes = closing[bracket] ?? '';
  const missingComma = /[,\]}]/.test(text[offset] ?? '') ? '' : ','; // it went with the bracket: “},”
  return {
    found: { offset, bracket: closes, problem: 'not closed' },
    mended: text.slice(0, offset) + closes + missingComma + text.slice(offset),
  };
}

/** What closes without having been opened belongs to the line of the same indent above it, behind its colon. */
function notOpened(text: string, bracket: string, start: number | undefined): Suspect | undefined {
  if (start === undefined) return undefined;
  const lineEnd = text.indexOf('\n', start);
  const end = text.slice(0, lineEnd).trimEnd().length;
  const opens = opening[bracket] ?? '';
  return {
    found: { offset: end - 1, bracket: opens, problem: 'not opened' },
    mended: text.slice(0, end) + opens + text.slice(end),
  };
}

const tooMany = (text: string, bracket: string, offset: number): Suspect => ({
  found: { offset, bracket, problem: 'too many' },
  mended: text.slice(0, offset) + text.slice(offset + 1),
});
