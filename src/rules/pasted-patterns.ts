import { urlOf } from '../format/url-of';

/** A pattern that text pasted from elsewhere matches. */
export interface PastedPattern {
  /** Without the flag `g`, because only the first match is reported. */
  pattern: RegExp;
  /** What a match is, for the message: “[1]” is the number of a footnote. */
  description: string;
  /** What to do about a match; may depend on it. */
  advice: string | ((found: string) => string);
  /** The pattern does not apply to texts whose placeholders the engine fills in, such as words of the interface. */
  notInTemplates?: true;
  /** The pattern is for addresses, which may be link targets or texts. The others are for texts alone. */
  inLinks?: true;
}

const replaceAdvice = 'Write what belongs here, or leave the sentence out.';
const chatAnswer = 'part of an answer of a chat program';
const rereadAdvice = 'Delete it, and read the rest once more: what such a program writes need not be true.';
const otherSystemAdvice = 'Delete it. What it stood for is a block here: see docs/blocks.md.';
const referenceAdvice =
  'Delete it, or say where it comes from in a link: [the ministry](https://example.org).';
const cleanAddressAdvice = 'Write the address that it leads to.';
const retypeAdvice = 'Type it again: the text was saved in one encoding and opened in another.';

/**
 * All patterns, in the order in which they are tried. What one of them matches is hidden from the next, as are link
 * targets and quoted facts: it is replaced by `\0`.
 */
export const pastedPatterns: readonly PastedPattern[] = [
  {
    pattern: /\[\/?[a-z][\w-]*(?: [a-z-]+=(?:"[^"]*"|\S+))+ ?\/?\]/,
    description: 'a command of another system',
    advice: otherSystemAdvice,
  },
  {
    pattern: /(?<=\p{L}|[.,;:!?)])\[\d{1,3}\](?![(\0])|(?<=\p{L} )\[\d{1,3}(?:, ?|–|-)\d{1,3}\]/u,
    description: 'the number of a footnote that is not here',
    advice: referenceAdvice,
  },
  {
    pattern: /\[(?:citation needed|by whom\?|when\?|clarification needed|edit)\](?![(\0])/i,
    description: 'a remark of an encyclopedia',
    advice: referenceAdvice,
  },
  {
    pattern:
      /\$\{[^{}]*\}|%[A-Z][A-Z_]+%|(?<![\p{L}\p{N}])_{3,}(?![\p{L}\p{N}])|\bX{4,}\b|\bTB[ACD]\b|\((?:insert|add|fill in) [^()]*\)/u,
    description: 'a placeholder',
    advice: replaceAdvice,
  },
  {
    pattern: /(?<!\{)\{[\p{L}][\p{L}\p{N}_ -]*\}(?!\})/u,
    description: 'a placeholder',
    advice: replaceAdvice,
    notInTemplates: true,
  },
  {
    // Except TODO and XXX, which are reported as placeholders of unfinished texts (compiler/checks/unfilled-texts.ts).
    pattern: /(?<!\\)\[(?!TODO|XXX)\p{L}[^\][]{1,60}(?<!\\)\](?!\s*[(\0])/u,
    description: 'a note in brackets, which pages show as it is typed',
    advice: replaceAdvice,
    notInTemplates: true,
  },
  {
    pattern:
      /^(?:(?:Sure|Certainly|Of course|Absolutely)[!,.] (?:Here|Below|I)|(?:Gerne|Natürlich)[!,.] Hier|Bien sûr\s?! Voici|¡?Claro! Aqu[ií])/,
    description: chatAnswer,
    advice: rereadAdvice,
  },
  {
    pattern:
      /\bAs an AI(?: language model)?\b|\bAls KI(?:-Modell)?\b|\bI hope this helps\b|\bLet me know if you(?:['’]d| would) like\b|\b[Aa]s of my (?:last|latest) (?:knowledge )?update\b|\bHere(?:['’]s| is) (?:a|the|your) (?:\w+ )?(?:rewritten|revised|improved|polished) (?:version|text|paragraph)/i,
    description: chatAnswer,
    advice: rereadAdvice,
  },
  {
    pattern:
      /\bError! (?:Bookmark|Reference source|Hyperlink)[^.]*\.?|\bFehler! (?:Textmarke|Verweisquelle|Hyperlink)[^.]*\.?|\bErro! (?:Marcador|A origem|Indicador)[^.]*\.?|\bErreur ?! (?:Signet|Source)[^.]*\.?/,
    description: 'a message of a word processor about a reference that it lost',
    advice: 'Write what it referred to, or delete it.',
  },
  {
    pattern: /â€[\u0080-\u009f™œžšŸ“”˜¢€¦]|â‚¬|[ÂÃ][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œ]/,
    description: 'a character in a broken encoding',
    advice: (found) => encodingAdvice(found),
  },
  {
    // Bytes of UTF-8 that were decoded as Windows-1251, and the rest of a no-break space.
    pattern: /вЂ\S|[РС][\u0080-\u00bf]|Â(?= )/,
    description: 'a character in a broken encoding',
    advice: retypeAdvice,
  },
  {
    // Only between the parts of short words: in long ones it may be intended.
    pattern: /(?<=(?<![\p{L}\u00ad])\p{L}{1,4})\u00ad(?=\p{L}{1,4}(?![\p{L}\u00ad]))/u,
    description: 'a hyphen that nobody sees',
    advice: 'Delete it: the browser hyphenates by itself, and search does not find a word with one.',
  },
  {
    pattern: /[\uf000-\uf0ff]/,
    description: 'a character of a symbol font, such as a bullet, which other fonts do not have',
    advice: 'Delete it. For a list use a block that is one.',
  },
  {
    pattern: /(?<=[^\s•·-])\t/,
    description: 'a tab',
    advice: 'Write a space, or make a table of it: a block of its own.',
  },
  {
    pattern: /(?<=\p{L}) [,.](?=\s|$)/u,
    description: 'a mark with a space before it',
    advice: 'Delete the space.',
  },
  {
    pattern: /(?<!\])\([^()]*$|^[^„]*“[^”„“]*$/u,
    description: 'opened, and closed nowhere',
    advice: 'Close it, or delete what opens it.',
    notInTemplates: true,
  },
  {
    pattern: /~~(?=\S)[^~]+~~|`[^`]+`|^> /,
    description: 'a mark of another notation, which pages show as it is typed',
    advice: 'Delete the marks.',
  },
  { pattern: /(?<=\S) {2,}(?=\S)/, description: 'a row of spaces', advice: 'Write one: pages show no more.' },
  {
    pattern: /\p{Ll}{2}[.!?]\p{Lu}\p{Ll}+/u,
    description: 'the end of a sentence without a space behind it',
    advice: 'Write a space after the full stop.',
  },
  {
    pattern: /\p{L}{2},\p{L}{2}/u,
    description: 'a comma without a space behind it',
    advice: 'Write a space after the comma.',
  },
  {
    pattern: /,,|;;|(?<!\.)\.\.(?!\.)|\?\?|!!/,
    description: 'the same mark twice',
    advice: 'Delete one of them.',
  },
  {
    // Without words that can be right twice, as in “all that that means”.
    pattern:
      /(?<![\p{L}\p{N}’'-])(?!(?:had|that|die|der|das|sie|nos|nous|vous|se|is) )(\p{Ll}{2,}) \1(?![\p{L}\p{N}’'-])/u,
    description: 'the same word twice',
    advice: 'Delete one of them.',
  },
  {
    pattern: /(?<![\p{L}\p{N}_])__(?=\S)[^_]+__/u,
    description: 'bold in another notation',
    advice: 'For bold, put ** on both sides of the words: **20 hours**.',
  },
  {
    pattern: /!\[[^\][]*\]\((?:https:\/\/|\/)[^\s()]*\)/,
    description: 'an image in another notation, which pages show as a link',
    advice: 'Delete it, and show the image in a block that has one, such as “media-text”.',
  },
  {
    pattern: /^(?:\d{1,2}[.)]|[a-z]\)) (?=\p{Lu}\p{Ll})/u,
    description: 'the number of an entry of a list',
    advice: 'Delete it. For numbered steps use the block steps.',
  },
  {
    pattern:
      /https?:\/\/(?:www\.google\.[a-z.]+\/url\?|[\w.-]+\.safelinks\.protection\.outlook\.com|(?:www|lm?)\.facebook\.com\/l\.php|lnkd\.in\/|t\.co\/|bit\.ly\/|tinyurl\.com\/|ow\.ly\/|goo\.gl\/|cutt\.ly\/|rb\.gy\/|urldefense\.)[^\s")]*/,
    description: 'the address of a service that records who follows the link',
    advice: (found) => redirectAdvice(found),
    inLinks: true,
  },
  {
    pattern: /https?:\/\/[^\s")]*[?&](?:utm_[a-z]+|fbclid|gclid|mc_eid|msclkid)=[^\s")]*/,
    description: 'an address with marks that track where visitors came from',
    advice: (found) =>
      `Write it without them: ${found.replace(/[?&](?:utm_[a-z]+|fbclid|gclid|mc_eid|msclkid)=[^&]*/g, '')}`,
    inLinks: true,
  },
  {
    pattern:
      /https?:\/\/(?:docs|drive|sheets|slides)\.google\.com\/[^\s")]*\/edit[^\s")]*|https?:\/\/[^\s")]*\/wp-admin\/[^\s")]*|https?:\/\/(?:www\.canva\.com\/design\/[^\s")]*\/edit|[\w-]+\.sharepoint\.com\/:)[^\s")]*|https?:\/\/[^\s")]*[?&]action=edit[^\s")]*/,
    description: 'the address for those who edit it',
    advice: 'Publish it there, and write the address for readers.',
    inLinks: true,
  },
  {
    pattern: /https:\/\/(?:localhost|127\.0\.0\.1|192\.168\.\d+\.\d+|10\.\d+\.\d+\.\d+)(?::\d+)?[^\s")]*/,
    description: 'an address of your own computer, which nobody else reaches',
    advice: 'For a page of this site write its path, such as /contact.',
    inLinks: true,
  },
];

/** Advice to write the address that a redirecting one leads to, if the redirecting one has it in its query. */
function redirectAdvice(found: string): string {
  const query = urlOf(found)?.searchParams;
  const target = ['url', 'q', 'u'].flatMap((name) => query?.get(name) || [])[0];
  return target === undefined ? cleanAddressAdvice : `Write the address that it leads to: ${target}`;
}

/** The characters of the encoding Windows-1252 for the bytes 0x80 to 0x9F. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Advice with the characters that were meant, whose bytes in UTF-8 were decoded as Windows-1252. */
function encodingAdvice(found: string): string {
  const bytes = [...found].map((character) => {
    const index = windows1252.indexOf(character);
    return index === -1 ? character.charCodeAt(0) : 0x80 + index;
  });
  const decoded = new TextDecoder().decode(Uint8Array.from(bytes));
  return decoded.includes('\ufffd')
    ? retypeAdvice
    : `Write “${decoded}”: ${retypeAdvice.charAt(0).toLowerCase()}${retypeAdvice.slice(1)}`;
}
