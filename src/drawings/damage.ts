/** A complete tag. Attribute values may contain “>”. */
const tagPattern = /<(\/?)([A-Za-z_][\w:.-]*)((?:"[^"<]*"|'[^'<]*'|[^"'<>])*)>/g;

/** Comments, CDATA sections, processing instructions and document types, which begin like tags. */
const nonTagPattern =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/gi;

/**
 * What is wrong with the tags of an SVG file, as the end of a sentence: “a tag is cut off”. Undefined if all are
 * closed. Browsers show nothing of a malformed file.
 */
export function damageOf(svg: string): string | undefined {
  const text = svg.replace(nonTagPattern, '');
  const open: string[] = [];
  // `attributes` is all between the name and “>”, so it ends with a slash if the tag closes itself.
  for (const [, slash, name = '', attributes = ''] of text.matchAll(tagPattern)) {
    if (slash === '') {
      if (!attributes.endsWith('/')) open.push(name);
    } else if (open.pop() !== name) return `“</${name}>” closes what is not open`;
  }
  const last = open.at(-1);
  if (last !== undefined) return `“<${last}>” is not closed`;
  return text.replace(tagPattern, '').includes('<') ? 'a tag is cut off' : undefined;
}
