import type { Diagnostic } from '../diagnostics/diagnostic';
import { otherPage } from '../diagnostics/other-page/other-page';
import { locationInText, locationOfValue } from '../document/location';
import { countryCalled, nameOfCountry } from '../references/country-names';
import { images } from '../references/images';
import { type NamedPage, namedPages } from '../references/named-pages';
import { quotes } from '../references/quotes';
import type { Rule, RuledSite } from './rule';

const write = 'Write what this page is about.';

/** What was left of another page of the same kind when a page was made as a copy of it. */
export const otherPages: Rule = (site) =>
  [...namedPages(site.documents).values()].flatMap((pages) =>
    pages.flatMap((page) => {
      const others = pages.filter((other) => other !== page);
      return [
        ...flagOf(page, others, site),
        ...namesIn(page, others),
        ...imagesOf(page, others),
        ...registerOf(page, others),
        ...quotesOf(page, others),
      ];
    }),
  );

const at = ({ document }: NamedPage, pointer: string) => locationOfValue(document.document, pointer);

function flagOf(
  page: NamedPage,
  others: readonly NamedPage[],
  { settings }: RuledSite,
): readonly Diagnostic[] {
  const { flag } = page.content.listing ?? {};
  if (flag === undefined) return [];
  const language = page.content.language ?? settings?.content.language ?? 'en';
  const country = countryCalled(page.name, language);
  if (country !== undefined && country !== flag.slice(0, 2))
    return [
      otherPage(
        at(page, '/listing/flag'),
        `“${flag}” is the flag of ${nameOfCountry(flag, language) ?? flag}, not of ${page.name}.`,
        `Write “${country}”.`,
      ),
    ];
  const other = others.find(({ content }) => content.listing?.flag === flag);
  // Of two, it is the one whose file is called otherwise.
  return other && country === undefined && countryCalled(other.name, language) !== undefined
    ? [
        otherPage(
          at(page, '/listing/flag'),
          `“${flag}” is the flag of ${other.name} as well.`,
          'Write the flag of this page.',
        ),
      ]
    : [];
}

/** A heading or the like, in the text of a document: pages are parsed only where one of them names another page. */
const headingInText = /"(?:title|heading|breadcrumb|description|imageAlt)"\s*:\s*"((?:[^"\\]|\\.)*)"/g;

const namesAny = (text: string, pages: readonly NamedPage[]) =>
  pages.some(({ names }) => names.some((name) => indexOfWord(text, name) !== -1));

/** Headings and the like, in which a page names itself or nobody. */
function headingsOf({ content }: NamedPage): readonly (readonly [pointer: string, text: string])[] {
  const { title, description, breadcrumb, imageAlt, blocks = [] } = content;
  const own = { title, description, breadcrumb, imageAlt };
  return [
    ...Object.entries(own).map(([name, text]) => [`/${name}`, text] as const),
    ...blocks.flatMap((block, index) => {
      const { title: heading, heading: other } = Object(block) as { title?: unknown; heading?: unknown };
      return [[`/blocks/${index}/title`, heading] as const, [`/blocks/${index}/heading`, other] as const];
    }),
  ].flatMap(([pointer, text]) => (typeof text === 'string' ? [[pointer, text] as const] : []));
}

function namesIn(page: NamedPage, others: readonly NamedPage[]): readonly Diagnostic[] {
  const suspected = [...page.document.document.source.text.matchAll(headingInText)].some(
    ([, text = '']) => namesAny(text, others) && !namesAny(text, [page]),
  );
  if (!suspected) return [];
  return headingsOf(page).flatMap(([pointer, text]) => {
    if (page.names.some((name) => indexOfWord(text, name) !== -1)) return [];
    const named = others.filter(({ names }) => names.some((name) => indexOfWord(text, name) !== -1));
    const [other] = named;
    if (!other || named.length > 1) return [];
    const name = other.names.find((one) => indexOfWord(text, one) !== -1) ?? other.name;
    const start = indexOfWord(text, name);
    const place = locationInText(page.document.document, pointer, start, start + name.length);
    return [otherPage(place, `This page is about ${page.names.at(-1)}, and here it names ${name}.`, write)];
  });
}

function indexOfWord(text: string, name: string): number {
  for (let from = text.indexOf(name); from !== -1; from = text.indexOf(name, from + 1)) {
    const isWord = !/\p{L}/u.test(text[from - 1] ?? '') && !/\p{L}/u.test(text[from + name.length] ?? '');
    if (isWord) return from;
  }
  return -1;
}

/** The page that an image is named after, if not after this one. */
function isOf(others: readonly NamedPage[], page: NamedPage, name: string): NamedPage | undefined {
  const words = `-${name.replace(/\.[^.]*$/, '')}-`;
  if (words.includes(`-${page.slug}-`)) return undefined;
  return others.find(({ slug }) => slug !== '' && words.includes(`-${slug}-`));
}

/** Images whose names are those of another page. */
function imagesOf(page: NamedPage, others: readonly NamedPage[]): readonly Diagnostic[] {
  if (page.slug === '' || !page.document.mentions.images.some(({ name }) => isOf(others, page, name)))
    return [];
  return page.document.references.of(images).flatMap(({ name, pointer }) => {
    const other = isOf(others, page, name);
    const isOwn = other?.document.mentions.images.some((image) => image.name === name);
    return other && isOwn
      ? [
          {
            ...otherPage(
              at(page, pointer),
              `${name} is an image of ${other.name}.`,
              'Choose an image of this page.',
            ),
            insteadOfImage: true as const,
          },
        ]
      : [];
  });
}

function registerOf(page: NamedPage, others: readonly NamedPage[]): readonly Diagnostic[] {
  const { facts } = page.content;
  const registered = others.filter(({ content }) => content.facts !== undefined);
  if (facts === undefined) return [];
  const other = registered.find(({ content }) => content.facts === facts);
  const isOther = other !== undefined && !page.slug.includes(facts) && other.slug.includes(facts);
  return isOther
    ? [
        otherPage(
          at(page, '/facts'),
          `“${facts}” is the register of ${other.name}.`,
          'Write the name of the register of this page.',
        ),
      ]
    : [];
}

/** Figures of another page's register, on a page that has one of its own. */
function quotesOf(page: NamedPage, others: readonly NamedPage[]): readonly Diagnostic[] {
  const { facts } = page.content;
  if (facts === undefined) return [];
  const byRegister = new Map(others.map((other) => [other.content.facts, other]));
  const isOther = (name: string) => byRegister.has(name.slice(0, name.indexOf('.')));
  if (!page.document.mentions.facts?.some((name) => isOther(name) && !name.startsWith(`${facts}.`)))
    return [];
  return page.document.references.of(quotes).flatMap(({ name, pointer, within }) => {
    const register = name.slice(0, name.indexOf('.'));
    const other = register === facts ? undefined : byRegister.get(register);
    if (!other) return [];
    const place = within
      ? locationInText(page.document.document, pointer, within.start, within.end)
      : at(page, pointer);
    return [
      otherPage(
        place,
        `“${name}” is a figure of ${other.name}, on the page of ${page.name}.`,
        `Quote one of “${facts}”.`,
      ),
    ];
  });
}
