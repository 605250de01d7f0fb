import { quotesInText } from './quotes-in-text';

/** A fact that a value quotes. */
export interface QuotedName {
  name: string;
  /** Quoted in place of a value, not within a text. */
  isValue: boolean;
}

/** All facts that a value quotes, at any depth. The value may be resolved or not. */
export function quotedIn(value: unknown): readonly QuotedName[] {
  const found: QuotedName[] = [];
  collectQuoted(value, found);
  return found;
}

/** Adds to `found`, because a list for each value within every page would take long to make. */
function collectQuoted(value: unknown, found: QuotedName[]): void {
  if (typeof value === 'string') {
    for (const { name } of quotesInText(value)) found.push({ name, isValue: false });
  } else if (typeof value === 'object' && value !== null) {
    const { fact, type } = value as { fact?: unknown; type?: unknown };
    // Once a text is resolved, each fact in it is an object with this type.
    if (typeof fact === 'string') found.push({ name: fact, isValue: type !== 'fact' });
    for (const key in value) collectQuoted((value as Readonly<Record<string, unknown>>)[key], found);
  }
}
