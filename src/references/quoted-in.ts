import { quotesInText } from './quotes-in-text';

/** A fact that a value quotes. */
export interface QuotedName {
  name: string;
  /** In place of a value, not in a text. */
  isValue: boolean;
}

/** The facts that are quoted anywhere in a value, as it is written or as the view gets it. */
export function quotedIn(value: unknown): readonly QuotedName[] {
  if (typeof value === 'string') return quotesInText(value).map(({ name }) => ({ name, isValue: false }));
  if (typeof value !== 'object' || value === null) return none;
  const { fact, type } = value as { fact?: unknown; type?: unknown };
  const inner = Object.values(value).flatMap(quotedIn);
  return typeof fact === 'string' ? [{ name: fact, isValue: type !== 'fact' }, ...inner] : inner;
}

const none: readonly QuotedName[] = [];
