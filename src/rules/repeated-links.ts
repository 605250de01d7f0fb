import { repeatedLink } from '../diagnostics/repeated-link/repeated-link';
import { locationOfValue } from '../document/location';
import { inShown, type Rule } from './rule';

/** Links of one menu, column or block that lead to the same place, or are called the same. */
export const repeatedLinks: Rule = inShown(({ document, readable, invalidPointers: broken, kind }) =>
  kind !== 'site' && kind !== 'page'
    ? []
    : linksIn(readable, '').flatMap((list) =>
        list.flatMap((link, index) => {
          if (broken.has(link.pointer)) return [];
          const earlier = list.slice(0, index);
          const same = earlier.find(({ to }) => to === link.to);
          const called = earlier.find(({ label }) => label === link.label);
          if (same) {
            // Of two, it is the one whose words are not those of the address.
            const [wrong, right] = isNamed(link) && !isNamed(same) ? [same, link] : [link, same];
            return [
              repeatedLink(
                locationOfValue(document, `${wrong.pointer}/to`),
                `“${right.label}” leads to ${right.to}, too.`,
                `Write where “${wrong.label}” leads, or delete one of the two.`,
              ),
            ];
          }
          return called
            ? [
                repeatedLink(
                  locationOfValue(document, `${link.pointer}/label`),
                  `Two links are called “${link.label}”, and lead to ${called.to} and ${link.to}.`,
                  'Call each by what it leads to: visitors cannot tell them apart.',
                ),
              ]
            : [];
        }),
      ),
);

interface Link {
  pointer: string;
  label: string;
  to: string;
}

/** The lists of links in a document, each by its links. */
function linksIn(value: unknown, pointer: string): readonly (readonly Link[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, inner]) => linksIn(inner, `${pointer}/${name}`));
  if (!Array.isArray(value)) return inside;
  const links = value.flatMap((entry, index): readonly Link[] => {
    const { label, to } = Object(entry) as Readonly<Record<string, unknown>>;
    return typeof label === 'string' && typeof to === 'string'
      ? [{ pointer: `${pointer}/${index}`, label, to }]
      : [];
  });
  return links.length > 1 ? [links, ...inside] : inside;
}

/** A word of the label is in the address: “Contact Us” leads to /contact. */
const isNamed = ({ label, to }: Link) =>
  (label.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => to.toLowerCase().includes(word));
