/** A part of a text that stands in for what is not known yet. */
export interface Placeholder {
  start: number;
  end: number;
  hint: string;
}

const address = 'Write the real address: this one is reserved for examples.';
const telephone = 'Write the real number: this one reaches nobody.';
const words = 'Replace it with the real text.';

/** What nobody means for good, by the bodies that reserve it. */
const placeholders: readonly { pattern: RegExp; hint: string }[] = [
  // RFC 2606, sections 2 and 3; RFC 6761, section 6.3
  {
    pattern:
      /(?<![a-z0-9-])(?:(?:[a-z0-9-]+\.)*(?:example\.(?:com|net|org)|[a-z0-9-]+\.example)|localhost)(?![a-z0-9-])/i,
    hint: address,
  },
  // Zeros behind the country's code, as no country gives them out
  { pattern: /\+\d{1,3}(?:[ -]?0){6,}(?![ -]?\d)/, hint: telephone },
  // Numbers for fiction: North America (555-0100 to 0199), the United Kingdom (Ofcom), Australia (ACMA)
  { pattern: /\b555[ -]?01\d\d\b|\b(?:7946 ?0|1632 ?960 ?|7700 ?900 ?|491 ?570 ?)\d{3}\b/, hint: telephone },
  { pattern: /\b(?:Sample|Example)(?=:| [A-Z0-9])|\b[Ll]orem ipsum\b/, hint: words },
];

/** The first placeholder of a text: once one is seen, the others are. */
export function placeholderIn(text: string): Placeholder | undefined {
  const found = placeholders.flatMap(({ pattern, hint }) => {
    const match = pattern.exec(text);
    return match ? [{ start: match.index, end: match.index + match[0].length, hint }] : [];
  });
  return found.sort((a, b) => a.start - b.start)[0];
}
