import type { XastElement, XastRoot } from 'svgo';
import { elementsIn, type Optimize, readSvg } from './read-svg';

/**
 * The active content of a drawing that would run when it is opened on its own, as the end of a sentence: “a script”.
 * Undefined if it has none, or no browser can parse it.
 */
export function activeContent(svg: string, loadOptimize: () => Optimize): string | undefined {
  if (!suspiciousPattern.test(svg)) return undefined;
  // Browsers process these declarations, but our parser does not.
  const [, declaration] = /<!(ATTLIST\b|ENTITY\s+%)/.exec(svg) ?? [];
  if (declaration) return `a declaration that may hide a script (“<!${declaration}”)`;
  try {
    return readSvg(svg, loadOptimize(), firstActivePart);
  } catch {
    return undefined;
  }
}

/** A cheap first test, since parsing is slow. Entities (`<!ENTITY`, `&#`) may hide anything. */
const suspiciousPattern =
  /script|["'\s]on[a-z]|<!ENTITY|<!ATTLIST|&#|foreignObject|<(?:\w+:)?(?:iframe|object|embed|handler|meta)\b/i;

/** The first active content within an element. */
function firstActivePart(parent: XastRoot | XastElement): string | undefined {
  for (const element of elementsIn(parent)) {
    const found = describeActivePart(element) ?? firstActivePart(element);
    if (found) return found;
  }
  return undefined;
}

/** What an element or one of its attributes would run; undefined if nothing. */
function describeActivePart({ name, attributes }: XastElement): string | undefined {
  const localName = (name.split(':').at(-1) ?? '').toLowerCase(); // without its namespace
  if (localName === 'script' || localName === 'handler') return 'a script'; // SVG Tiny has handlers as elements
  if (localName === 'iframe' || localName === 'object' || localName === 'embed')
    return `another page (“${localName}”)`;
  if (localName === 'meta' && 'http-equiv' in attributes) return 'a change to another page (“meta”)';
  for (const [attribute, value] of Object.entries(attributes)) {
    // Event handlers, such as `onload`, and animations that would set one.
    if (/^on[a-z]/i.test(attribute)) return `a script (“${attribute}”)`;
    if (attribute === 'attributeName' && /^on[a-z]/i.test(value)) return `a script (“${value}”)`;
    // Browsers ignore whitespace and control characters before and within a protocol name.
    if (/(?:^|;)(?:javascript|vbscript|data:text\/html)/i.test(value.replace(/[\0-\x20]/g, '')))
      return 'a script (“javascript:”)';
  }
  return undefined;
}
