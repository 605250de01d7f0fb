import { repeatedLink } from '../diagnostics/repeated-link/repeated-link';
import { locationOfValue } from '../document/location';
import { links } from '../references/links';
import { forVisibleDocuments, type Rule } from './rule';

/** Links of a menu, a column, a block or an entry that have the same target or the same label as an earlier one. */
export const repeatedLinks: Rule = forVisibleDocuments(
  ({ parsed, validValue, invalidPointers, references }) => {
    // Entries of a collection may have a `to` that leads nowhere: the last day of a course.
    const linkPointers = new Set(references.of(links).map(({ pointer }) => pointer));
    const isLink = ({ pointer }: Link) => linkPointers.has(`${pointer}/to`);
    return linksIn(validValue, '').flatMap((candidates) =>
      candidates.filter(isLink).flatMap((link, index, list) => {
        if (invalidPointers.has(link.pointer)) return [];
        const earlierLinks = list.slice(0, index);
        const sameTarget = earlierLinks.find(({ to }) => to === link.to);
        const sameLabel = earlierLinks.find(({ label }) => label === link.label);
        if (sameTarget) {
          // Of the two, the one whose label does not match the address is wrong, or else the later one.
          const [wrong, right] =
            matchesAddress(link) && !matchesAddress(sameTarget) ? [sameTarget, link] : [link, sameTarget];
          return repeatedLink(
            locationOfValue(parsed, `${wrong.pointer}/to`),
            `“${right.label}” leads to ${right.to}, too.`,
            `Write where “${wrong.label}” leads, or delete one of the two.`,
          );
        }
        if (!sameLabel) return [];
        return repeatedLink(
          locationOfValue(parsed, `${link.pointer}/label`),
          `Two links are called “${link.label}”, and lead to ${sameLabel.to} and ${link.to}.`,
          'Call each by what it leads to: visitors cannot tell them apart.',
        );
      }),
    );
  },
);

/** A link, or an object with the same properties as one, and where it is. */
interface Link {
  pointer: string;
  label: string;
  to: string;
}

/** The lists in a value, at any depth, that have at least two entries with the properties of a link. */
function linksIn(value: unknown, pointer: string): readonly (readonly Link[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, inner]) => linksIn(inner, `${pointer}/${name}`));
  if (!Array.isArray(value)) return inside;
  const found = value.flatMap((entry, index): readonly Link[] => {
    const { label, to } = Object(entry) as Readonly<Record<string, unknown>>;
    return typeof label === 'string' && typeof to === 'string'
      ? [{ pointer: `${pointer}/${index}`, label, to }]
      : [];
  });
  return found.length > 1 ? [found, ...inside] : inside;
}

/** Whether the label shares a word with the address: “Contact Us” leads to /contact. */
const matchesAddress = ({ label, to }: Link) =>
  (label.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => to.toLowerCase().includes(word));
