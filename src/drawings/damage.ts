/** A complete tag. Attribute values may contain “>”. */
const tag = /<(\/?)([A-Za-z_][\w:.-]*)((?:"[^"<]*"|'[^'<]*'|[^"'<>])*)>/g;

/** Constructs that begin like tags. */
const besides =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/gi;

/**
 * The problem with the tags of an SVG file, as the end of a sentence; undefined if all are closed. Browsers show
 * nothing of a malformed file.
 */
export function damageOf(svg: string): string | undefined {
  const text = svg.replace(besides, '');
  const open: string[] = [];
  for (const [, slash, name = '', rest = ''] of text.matchAll(tag)) {
    if (slash === '') {
      if (!rest.endsWith('/')) open.push(name);
    } else if (open.pop() !== name) return `“</${name}>” closes what is not open`;
  }
  const last = open.at(-1);
  if (last !== undefined) return `“<${last}>” is not closed`;
  return text.replace(tag, '').includes('<') ? 'a tag is cut off' : undefined;
}
