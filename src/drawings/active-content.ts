import type { CustomPlugin, XastElement } from 'svgo';
import { loadSvgo } from './load-svgo';
import { removeNamespacePrefixes } from './remove-namespace-prefixes';

/**
 * The active content of a drawing that would run when it is opened on its own, as the end of a sentence: “a script”.
 * Undefined if it has none, or no browser can parse it.
 */
export function activeContent(svg: string): string | undefined {
  if (!suspiciousPattern.test(svg)) return undefined;
  // Browsers process these declarations, but our parser does not.
  const [, declaration] = /<!(ATTLIST\b|ENTITY\s+%)/.exec(svg) ?? [];
  if (declaration) return `a declaration that may hide a script (“<!${declaration}”)`;
  let found: string | undefined;
  const findActivePart: CustomPlugin = {
    name: 'findActivePart',
    fn: () => ({
      element: {
        enter(element) {
          found ??= describeActivePart(element);
        },
      },
    }),
  };
  try {
    loadSvgo().optimize(svg, { plugins: [removeNamespacePrefixes, findActivePart] });
  } catch {
    return undefined; // it is malformed, or its entities expand too far
  }
  return found;
}

/** A cheap first test, since parsing is slow. Entities (`<!ENTITY`, `&#`) may hide anything. */
const suspiciousPattern =
  /script|["'\s]on[a-z]|<!ENTITY|<!ATTLIST|&#|foreignObject|<(?:\w+:)?(?:iframe|object|embed|handler|meta)\b/i;

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
