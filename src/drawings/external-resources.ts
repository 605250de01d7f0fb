/** Elements that embed a resource. Link targets are not embedded. */
const shownElements =
  /<(?:[\w-]+:)?(?:image|use|feImage|linearGradient|radialGradient|pattern|textPath|mask|filter)\b[^>]*?\s(?:xlink:)?href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

const inStyles = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|url\(\s*["']?([^"')\s]+)/gi;

/** The address of an external resource that a drawing embeds; undefined if it is self-contained. */
export function externalResources(svg: string): string | undefined {
  if (!/href|@import|url\(/i.test(svg)) return undefined;
  const text = svg.replace(/<!--[\s\S]*?-->/g, '');
  const addresses = [...text.matchAll(shownElements), ...text.matchAll(inStyles)].map(
    ([, one, other]) => one ?? other,
  );
  return addresses.find(
    (address) => address !== undefined && address !== '' && !/^(?:#|data:)/i.test(address),
  );
}
