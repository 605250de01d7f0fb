import type { RichText } from '../resolved';
import type { ReadText } from './reference-kind';
import { paragraphsOf, parseRichText } from './rich-text';
import { toTarget } from './target';

/** A text as the view gets it, with what its links lead to. */
export const readText: ReadText = (text, redirects, source) =>
  parseRichText(text, ({ target }) => toTarget(target, redirects), paragraphsOf(source));

/** In place of a text in a page that has not been read yet. */
interface Unread {
  unread: string;
}

/** Reading texts takes most of the time of assembling a site. A build leaves it to the threads that render its pages. */
export const deferMarkdown: ReadText = (text) =>
  /[*[\\]/.test(text) ? ({ unread: text } satisfies Unread as unknown as RichText) : [text];

/** The same value with every text read. */
export function parseDeferred<T>(value: T, redirects: ReadonlySet<string>): T {
  const read = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(read);
    if ('unread' in part)
      return parseRichText((part as Unread).unread, ({ target }) => toTarget(target, redirects));
    const copy: Record<string, unknown> = {};
    for (const key in part) copy[key] = read(part[key as keyof typeof part]);
    return copy;
  };
  return read(value) as T;
}
