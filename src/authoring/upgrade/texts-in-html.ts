/** Elements that begin a line of their own. All others are part of the text around them. */
const blockElements =
  'address|article|aside|blockquote|body|br|button|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|' +
  'footer|form|h[1-6]|head|header|hr|html|label|legend|li|main|nav|ol|option|p|section|select|summary|table|tbody|td|' +
  'textarea|tfoot|th|thead|title|tr|ul';

/** Elements without visible text, and comments. */
const notText = /<(script|style|template)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;
const lineBreak = new RegExp(`</?(?:${blockElements})\\b[^>]*>`, 'g');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The texts of a built page, line by line, with its title first. */
export const textsInHtml = (html: string): readonly string[] =>
  html
    .replace(notText, '')
    .replace(/\s+/g, ' ')
    .replace(lineBreak, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, decode)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The character of an HTML entity. */
function decode(whole: string, hexadecimal?: string, decimal?: string, name = ''): string {
  if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
  return decimal === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(decimal));
}
