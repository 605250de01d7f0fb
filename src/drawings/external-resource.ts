/** Matches elements that embed a resource, and its address. Links (`<a href>`) embed nothing. */
const embeddingElements =
  /<(?:[\w-]+:)?(?:image|use|feImage|linearGradient|radialGradient|pattern|textPath|mask|filter)\b[^>]*?\s(?:xlink:)?href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Matches the addresses that CSS loads, by `@import` or `url()`. */
const styleAddresses = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|url\(\s*["']?([^"')\s]+)/gi;

/** The address of an external resource that a drawing embeds; undefined if it is self-contained. */
export function externalResource(svg: string): string | undefined {
  if (!/href|@import|url\(/i.test(svg)) return undefined;
  const text = svg.replace(/<!--[\s\S]*?-->/g, '');
  const addresses = [...text.matchAll(embeddingElements), ...text.matchAll(styleAddresses)].map(
    ([, first, second]) => first ?? second, // of the two groups in each pattern, one matches
  );
  return addresses.find(
    (address) => address !== undefined && address !== '' && !/^(?:#|data:)/i.test(address),
  );
}
