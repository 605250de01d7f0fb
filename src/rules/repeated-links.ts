import { repeatedLink } from '../diagnostics/repeated-link/repeated-link';
import { locationOfValue } from '../document/location';
import { forVisibleDocuments, type Rule } from './rule';

/** Links of a menu, a column or a block that have the same target or the same label as an earlier one. */
export const repeatedLinks: Rule = forVisibleDocuments(({ parsed, validValue, invalidPointers, kind }) =>
  kind !== 'site' && kind !== 'page' && kind !== 'kinds'
    ? []
    : linksIn(validValue, '').flatMap((list) =>
        list.flatMap((link, index) => {
          if (invalidPointers.has(link.pointer)) return [];
          const earlierLinks = list.slice(0, index);
          const sameTarget = earlierLinks.find(({ to }) => to === link.to);
          const sameLabel = earlierLinks.find(({ label }) => label === link.label);
          if (sameTarget) {
            // Of the two, the one whose label does not match the address is wrong, or else the later one.
            const [wrong, right] =
              matchesAddress(link) && !matchesAddress(sameTarget) ? [sameTarget, link] : [link, sameTarget];
            return [
              repeatedLink(
                locationOfValue(parsed, `${wrong.pointer}/to`),
                `“${right.label}” leads to ${right.to}, too.`,
                `Write where “${wrong.label}” leads, or delete one of the two.`,
              ),
            ];
          }
          return sameLabel
            ? [
                repeatedLink(
                  locationOfValue(parsed, `${link.pointer}/label`),
                  `Two links are called “${link.label}”, and lead to ${sameLabel.to} and ${link.to}.`,
                  'Call each by what it leads to: visitors cannot tell them apart.',
                ),
              ]
            : [];
        }),
      ),
);

/** A link, and where it is. */
interface Link {
  pointer: string;
  label: string;
  to: string;
}

/** The lists with at least two links in a value, at any depth. */
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

/** Whether the label shares a word with the address: “Contact Us” leads to /contact. */
const matchesAddress = ({ label, to }: Link) =>
  (label.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => to.toLowerCase().includes(word));
