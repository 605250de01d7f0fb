import { quotesInText } from './quotes-in-text';

/** A fact that a value quotes. */
export interface QuotedName {
  name: string;
  /** Quoted in place of a value, not within a text. */
  isValue: boolean;
}

/** All facts that a value quotes, at any depth. The value may be resolved or not. */
export function quotedIn(value: unknown): readonly QuotedName[] {
  if (typeof value === 'string') return quotesInText(value).map(({ name }) => ({ name, isValue: false }));
  if (typeof value !== 'object' || value === null) return [];
  const { fact, type } = value as { fact?: unknown; type?: unknown };
  const inner = Object.values(value).flatMap(quotedIn);
  // Once a text is resolved, each fact in it is an object with this type.
  return typeof fact === 'string' ? [{ name: fact, isValue: type !== 'fact' }, ...inner] : inner;
}
