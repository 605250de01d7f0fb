import type { XastElement, XastRoot } from 'svgo';
import { elementsIn, type Optimize, readSvg } from './read-svg';

/**
 * What a drawing does besides being drawn once it is opened by itself, as the end of a sentence: “a script”. Undefined for
 * one that is only drawn, and for one that no browser can read.
 */
export function whatRuns(svg: string, optimize: () => Optimize): string | undefined {
  if (!suspicious.test(svg)) return undefined;
  // Browsers go by these, and no parser of ours does.
  const [, declaration] = /<!(ATTLIST\b|ENTITY\s+%)/.exec(svg) ?? [];
  if (declaration) return `a declaration that may hide a script (“<!${declaration}”)`;
  try {
    return readSvg(svg, optimize(), [], firstIn);
  } catch {
    return undefined;
  }
}

/** To parse a drawing takes longer than to read it: most have nothing that looks like it. An entity may hide it. */
const suspicious =
  /script|["'\s]on[a-z]|<!ENTITY|<!ATTLIST|&#|foreignObject|<(?:\w+:)?(?:iframe|object|embed|handler|meta)\b/i;

function firstIn(parent: XastRoot | XastElement): string | undefined {
  for (const element of elementsIn(parent)) {
    const found = inElement(element) ?? firstIn(element);
    if (found) return found;
  }
  return undefined;
}

function inElement({ name, attributes }: XastElement): string | undefined {
  const local = (name.split(':').at(-1) ?? '').toLowerCase();
  if (local === 'script' || local === 'handler') return 'a script';
  if (local === 'iframe' || local === 'object' || local === 'embed') return `another page (“${local}”)`;
  if (local === 'meta' && 'http-equiv' in attributes) return 'a change to another page (“meta”)';
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on[a-z]/i.test(attribute)) return `a script (“${attribute}”)`;
    if (attribute === 'attributeName' && /^on[a-z]/i.test(value)) return `a script (“${value}”)`;
    // Browsers leave out white space and control characters before and within the name of a protocol.
    if (/(?:^|;)(?:javascript|vbscript|data:text\/html)/i.test(value.replace(/[\0-\x20]/g, '')))
      return 'a script (“javascript:”)';
  }
  return undefined;
}
