import type { Diagnostic } from '../diagnostics/diagnostic';
import { otherPage } from '../diagnostics/other-page/other-page';
import { registerName } from '../document/document-kind';
import { locationInText, locationOfReference, locationOfValue } from '../document/location';
import { codeOfCountry, nameOfCountry } from '../references/country-names';
import { images } from '../references/images';
import { type NamedPage, namedPagesByKind } from '../references/named-pages';
import { quotes } from '../references/quotes';
import type { LinkedDocument } from '../site/checked-site';
import type { Rule, SiteForRules } from './rule';

/** What is probably left in a page of another one of the same kind, from which it was copied. */
export const otherPages: Rule = (site) => {
  const addresses = addressesByName(site);
  const found = [...namedPagesByKind(site.documents).values()].flatMap((namedPages) => {
    const pages = namedPages.map((page) => ({ ...page, ...addresses.get(page.name) }));
    return pages.flatMap((page) => {
      const others = pages.filter((other) => other.document !== page.document);
      return [
        foreignFlag(page, others, site) ?? [],
        foreignNames(page, others),
        foreignImages(page, others),
        foreignRegister(page, others) ?? [],
        foreignQuotes(page, others),
        foreignSharedQuotes(page, others),
      ].flat();
    });
  });
  return [...found, ...site.documents.flatMap(partsOfOtherRegisters)];
};

/** City and flag of an entry of a collection with addresses. */
interface EntryAddress {
  city?: string;
  flag?: string;
}

/** A page, with the city and flag of the entry of its name, if there is one in a collection with addresses. */
interface PageWithAddress extends NamedPage, EntryAddress {}

/** The cities and flags of entries of collections with addresses, by the entry's name. */
const addressesByName = ({ documents }: SiteForRules): ReadonlyMap<string, EntryAddress> =>
  new Map(
    documents.flatMap(({ kind, parsed, validValue }) => {
      if (kind !== 'collection' || !parsed.source.text.includes('"address"')) return [];
      const { entries = [] } = Object(validValue) as { entries?: readonly unknown[] };
      return entries.flatMap((entry) => {
        const { name, city, flag } = Object(entry) as Readonly<Record<string, unknown>>;
        const [first = ''] = typeof city === 'string' ? city.split(',') : [];
        const address = { ...(first !== '' && { city: first }), ...(typeof flag === 'string' && { flag }) };
        return typeof name === 'string' ? [[name, address] as const] : [];
      });
    }),
  );

/** All names by which a page may call what it is about. */
const namesOf = ({ names, city }: PageWithAddress) => (city === undefined ? names : [...names, city]);

const locationIn = ({ document }: NamedPage, pointer: string) => locationOfValue(document.parsed, pointer);

/** A flag of another country than the page is about, or of another page. */
function foreignFlag(
  page: PageWithAddress,
  others: readonly NamedPage[],
  { settings }: SiteForRules,
): Diagnostic | undefined {
  const { flag } = page.content.listing ?? {};
  // Pages with the same name are reported separately. A flag that the page's entry has as well is right, even if
  // another page in the same country has it.
  if (flag === undefined || flag === page.flag || others.some(({ name }) => name === page.name))
    return undefined;
  const language = page.content.language ?? settings?.content.language ?? 'en';
  const country = codeOfCountry(page.name, language);
  // The flag of a region begins with the code of its country: `gb-sct`.
  if (country !== undefined && country !== flag.slice(0, 2))
    return otherPage(
      locationIn(page, '/listing/flag'),
      `“${flag}” is the flag of ${nameOfCountry(flag, language) ?? flag}, not of ${page.name}.`,
      `Write “${country}”.`,
    );
  const other = others.find(({ content }) => content.listing?.flag === flag);
  // This page is wrong if the other one is named after a country and this one is not.
  if (!other || country !== undefined || codeOfCountry(other.name, language) === undefined) return undefined;
  return otherPage(
    locationIn(page, '/listing/flag'),
    `“${flag}” is the flag of ${other.name} as well.`,
    'Write the flag of this page.',
  );
}

/** Finds headings and the like in the source of a page, which is parsed only if one of them mentions another page. */
const headingInText = /"(?:title|heading|breadcrumb|description|imageAlt)"\s*:\s*"((?:[^"\\]|\\.)*)"/g;

/** Whether a text mentions a page by one of its names. */
const mentions = (text: string, page: PageWithAddress) =>
  namesOf(page).some((name) => indexOfWord(text, name) !== -1);

const mentionsAny = (text: string, pages: readonly PageWithAddress[]) =>
  pages.some((page) => mentions(text, page));

/** Headings and similar texts, which should mention the page itself or none. */
function headingsOf({ content }: NamedPage): readonly (readonly [pointer: string, text: string])[] {
  const { title, description, breadcrumb, imageAlt, blocks = [] } = content;
  const ownTexts = { title, description, breadcrumb, imageAlt };
  return [
    ...Object.entries(ownTexts).map(([name, text]) => [`/${name}`, text] as const),
    ...blocks.flatMap((block, index) => {
      const { title: blockTitle, heading } = Object(block) as { title?: unknown; heading?: unknown };
      return [
        [`/blocks/${index}/title`, blockTitle] as const,
        [`/blocks/${index}/heading`, heading] as const,
      ];
    }),
  ].flatMap(([pointer, text]) => (typeof text === 'string' ? [[pointer, text] as const] : []));
}

/** Headings and the like that name one other page, and not this one. */
function foreignNames(page: PageWithAddress, others: readonly PageWithAddress[]): readonly Diagnostic[] {
  const suspected = [...page.document.parsed.source.text.matchAll(headingInText)].some(
    ([, text = '']) => mentionsAny(text, others) && !mentionsAny(text, [page]),
  );
  if (!suspected) return [];
  return headingsOf(page).flatMap(([pointer, text]) => {
    if (mentions(text, page)) return [];
    const namedPages = others.filter((other) => mentions(text, other));
    const [other] = namedPages;
    if (!other || namedPages.length > 1) return [];
    const name = namesOf(other).find((one) => indexOfWord(text, one) !== -1) ?? other.name;
    const start = indexOfWord(text, name);
    const location = locationInText(page.document.parsed, pointer, start, start + name.length);
    return otherPage(
      location,
      `This page is about ${page.names.at(-1)}, and here it names ${name}.`,
      'Write what this page is about.',
    );
  });
}

/** Where a text has a name as whole words; -1 if it does not. */
function indexOfWord(text: string, name: string): number {
  for (let from = text.indexOf(name); from !== -1; from = text.indexOf(name, from + 1)) {
    const isWord = !/\p{L}/u.test(text[from - 1] ?? '') && !/\p{L}/u.test(text[from + name.length] ?? '');
    if (isWord) return from;
  }
  return -1;
}

/** The other page after which an image is named; undefined if it is named after this page, or none. */
function namesakeOf(others: readonly NamedPage[], page: NamedPage, name: string): NamedPage | undefined {
  const words = `-${name.replace(/\.[^.]*$/, '')}-`;
  if (words.includes(`-${page.ownWords}-`)) return undefined;
  return others.find(({ ownWords }) => ownWords !== '' && words.includes(`-${ownWords}-`));
}

/** Images named after another page, which uses them as well. */
function foreignImages(page: NamedPage, others: readonly NamedPage[]): readonly Diagnostic[] {
  if (
    page.ownWords === '' ||
    !page.document.documentIndex.images.some(({ name }) => namesakeOf(others, page, name))
  )
    return [];
  return page.document.references.of(images).flatMap(({ name, pointer }) => {
    const other = namesakeOf(others, page, name);
    const isUsedThere = other?.document.documentIndex.images.some((image) => image.name === name);
    if (!other || !isUsedThere) return [];
    const hint = 'Choose an image of this page.';
    return {
      ...otherPage(locationIn(page, pointer), `${name} is an image of ${other.name}.`, hint),
      leadsTo: 'unused-image', // the image that belongs here would be reported as well
    };
  });
}

/** A register that another page has as well and after which that page is named. */
function foreignRegister(page: NamedPage, others: readonly NamedPage[]): Diagnostic | undefined {
  const { facts } = page.content;
  const other = others.find(({ content }) => content.facts === facts);
  if (facts === undefined || page.ownWords.includes(facts) || !other?.ownWords.includes(facts))
    return undefined;
  return otherPage(
    locationIn(page, '/facts'),
    `“${facts}” is the register of ${other.name}.`,
    'Write the name of the register of this page.',
  );
}

/** Figures that a page with a register quotes from another page's register. */
function foreignQuotes(page: NamedPage, others: readonly NamedPage[]): readonly Diagnostic[] {
  const { facts } = page.content;
  if (facts === undefined) return [];
  const byRegister = new Map(others.map((other) => [other.content.facts, other]));
  const ownerOf = (name: string) => {
    const register = name.slice(0, name.indexOf('.'));
    return register === facts ? undefined : byRegister.get(register);
  };
  return quotesOfOthers(page, ownerOf, `Quote one of “${facts}”.`);
}

/**
 * Figures of a register that pages share, if they are named after another page, and this page also quotes figures that
 * are named after itself.
 */
function foreignSharedQuotes(page: NamedPage, others: readonly NamedPage[]): readonly Diagnostic[] {
  const { ownWords, content, document } = page;
  const isNamedAfter = (name: string, words: string) =>
    words !== '' && name.split('.').slice(1).includes(words);
  if (!document.documentIndex.facts.some((name) => isNamedAfter(name, ownWords))) return [];
  const isShared = (name: string) => content.facts === undefined || name.startsWith(`${content.facts}.`);
  const ownerOf = (name: string) =>
    isShared(name) && !isNamedAfter(name, ownWords)
      ? others.find((other) => isNamedAfter(name, other.ownWords))
      : undefined;
  return quotesOfOthers(page, ownerOf, `Quote one that is called after “${ownWords}”.`);
}

/** The quotes on a page of facts that another page owns. The page is parsed only if its index names such a fact. */
const quotesOfOthers = (
  page: NamedPage,
  ownerOf: (factName: string) => NamedPage | undefined,
  hint: string,
): readonly Diagnostic[] =>
  (page.document.documentIndex.facts.some(ownerOf) ? page.document.references.of(quotes) : []).flatMap(
    (quote) => {
      const other = ownerOf(quote.name);
      if (!other) return [];
      const message = `“${quote.name}” is a figure of ${other.name}, on the page of ${page.name}.`;
      return otherPage(locationOfReference(page.document.parsed, quote), message, hint);
    },
  );

/** Facts that are `within` a fact of another register. */
function partsOfOtherRegisters({ kind, parsed }: LinkedDocument): readonly Diagnostic[] {
  const register = registerName(parsed.source.path);
  if (kind !== 'register' || register === undefined) return [];
  const { facts } = Object(parsed.value) as { facts?: unknown };
  if (!Array.isArray(facts)) return [];
  return facts.flatMap((fact, index) => {
    const { within } = Object(fact) as { within?: unknown };
    if (typeof within !== 'string' || within.startsWith(`${register}.`)) return [];
    return otherPage(
      locationOfValue(parsed, `/facts/${index}/within`),
      `“${within}” is a figure of another register.`,
      `Write one of “${register}”, which has this figure, too.`,
    );
  });
}
