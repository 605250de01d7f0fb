import type { RichText } from '../resolved';
import type { ReadText } from './reference-kind';
import { paragraphsOf, parseRichText } from './rich-text';
import { toTarget } from './target';

/** Parses a text for the view and resolves its links. */
export const readText: ReadText = (text, redirects, source) =>
  parseRichText(text, ({ target }) => toTarget(target, redirects), paragraphsOf(source));

/** Placeholder for a text that is not parsed yet. */
interface Unread {
  unread: string;
}

/**
 * Leaves texts unparsed. Parsing takes most of the time of assembling a site, so a build leaves it to its render
 * threads.
 */
export const deferMarkdown: ReadText = (text) =>
  /[*[\\]/.test(text) ? ({ unread: text } satisfies Unread as unknown as RichText) : [text];

/** Returns a value with all deferred texts parsed. */
export function parseDeferred<T>(value: T, redirects: ReadonlySet<string>): T {
  const readParts = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(readParts);
    if ('unread' in part)
      return parseRichText((part as Unread).unread, ({ target }) => toTarget(target, redirects));
    const copy: Record<string, unknown> = {};
    for (const key in part) copy[key] = readParts(part[key as keyof typeof part]);
    return copy;
  };
  return readParts(value) as T;
}
