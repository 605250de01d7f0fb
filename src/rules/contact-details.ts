import { getCountryCallingCode, isSupportedCountry, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { contactDetail } from '../diagnostics/contact-detail/contact-detail';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { quotedList } from '../diagnostics/message-values';
import { nearest } from '../diagnostics/nearest';
import { locationOfValue } from '../document/location';
import { escapePattern } from '../format/escape-pattern';
import { codeOfCountry, nameOfCountry } from '../references/country-names';
import { entries as entryReferences } from '../references/entries';
import { canonicalZone, zonesOfCountry } from '../references/time-zones';
import { addressLines, type Contact, contactsIn, isMail, isPhone } from './contacts';
import type { Rule, SiteForRules } from './rule';

/** Contact details of collection entries that contradict the entry's country, other entries, or pages. */
export const contactDetails: Rule = (site) => {
  const language = site.settings?.content.language ?? 'en';
  const contacts = contactsIn(site.documents);
  return [
    ...contacts.flatMap((contact) => {
      const found = countryProblems(contact, language);
      // A number with another country's code is most likely that of another entry, and reported once.
      const isNew = ({ location }: Diagnostic) =>
        !found.some((one) => one.location.pointer === location.pointer);
      return [
        found,
        found.some(isAboutCountry) ? [] : (zoneProblem(contact, contacts, site) ?? []),
        sharedDetails(contact, contacts).filter(isNew),
        cityProblem(contact, contacts) ?? [],
        domainProblems(contact, contacts),
      ].flat();
    }),
    ...mismatchedPages(contacts, site),
  ];
};

const report = (
  { collection, pointer }: Contact,
  property: string,
  message: string,
  hint: string,
): Diagnostic => contactDetail(locationOfValue(collection.parsed, `${pointer}/${property}`), message, hint);

/**
 * The codes of the countries that a contact states, at most two: its name, if that is the name of a country, and what
 * follows the last comma of its address.
 */
const statedCountryCodes = (contact: Contact, language: string): readonly string[] =>
  [contact.name, addressLines(contact).at(-1)?.split(',').at(-1)?.trim() ?? ''].flatMap(
    (one) => codeOfCountry(one, language) ?? [],
  );

/**
 * A time zone of another country. An entry without a time zone has the site's, which is checked only if most other
 * entries of the collection have their own.
 */
function zoneProblem(
  contact: Contact,
  contacts: readonly Contact[],
  { settings }: SiteForRules,
): Diagnostic | undefined {
  const { language = 'en', timeZone: zoneOfSite } = settings?.content ?? {};
  const { timeZone } = contact.entry;
  const [country = contact.flag] = statedCountryCodes(contact, language);
  const hasOwnZone = typeof timeZone === 'string';
  const others = contacts.filter((one) => one !== contact && one.collection === contact.collection);
  const mostHaveZone = others.filter(({ entry }) => 'timeZone' in entry).length * 2 > others.length;
  const zone = hasOwnZone || !mostHaveZone ? timeZone : zoneOfSite;
  const zones = country === undefined ? undefined : zonesOfCountry(country);
  if (typeof zone !== 'string' || !zones) return undefined;
  const canonical = canonicalZone(zone);
  if (canonical === undefined || zones.some((one) => canonicalZone(one) === canonical)) return undefined;
  const where = nameOfCountry(country ?? '', language) ?? contact.name;
  return report(
    contact,
    hasOwnZone ? 'timeZone' : 'name',
    hasOwnZone
      ? `“${zone}” is no time zone of ${where}: the hours would be shown as those of another place.`
      : `“${contact.name}” has no time zone, and that of the site, “${zone}”, is not one of ${where}.`,
    zones.length === 1 && canonicalZone(zoneOfSite) === canonicalZone(zones[0])
      ? 'Delete the line: without it, the time zone of the site holds.'
      : `${hasOwnZone ? 'Write' : 'Add "timeZone":'} ${quotedList(zones, 'or')}.`,
  );
}

/** Whether a diagnostic is about the country itself. Then nothing can be said about the time zone. */
const isAboutCountry = ({ location: { pointer } }: Diagnostic) => /\/(?:flag|address)$/.test(pointer);

/** Flags, addresses and phone numbers of another country than the entry's, and numbers that cannot be right. */
function countryProblems(contact: Contact, language: string): readonly Diagnostic[] {
  const { entry, name, flag } = contact;
  const countryCodes = statedCountryCodes(contact, language);
  const [country = flag] = countryCodes;
  // The flag of a region begins with the code of its country: `gb-sct`.
  if (flag !== undefined && country !== undefined && countryCodes.length > 0 && country !== flag.slice(0, 2))
    return [
      report(
        contact,
        'flag',
        `“${flag}” is the flag of ${nameOfCountry(flag, language) ?? flag}, and “${name}” is in ${nameOfCountry(country, language)}.`,
        `Write “${country}”.`,
      ),
    ];
  if (countryCodes[0] !== undefined && countryCodes[1] !== undefined && countryCodes[0] !== countryCodes[1])
    return [
      report(
        contact,
        'address',
        `This address is in ${nameOfCountry(countryCodes[1], language)}, and “${name}” is not.`,
        'Write the address of this entry.',
      ),
    ];
  const dialCode = country === undefined ? undefined : callingCode(country);
  return Object.entries(entry).flatMap(([property, value]) => {
    if (isMail(value) && value.startsWith('mailto:'))
      return report(
        contact,
        property,
        `“${value}” is a link, not an address.`,
        `Write the address alone: “${value.slice('mailto:'.length)}”.`,
      );
    if (!isPhone(value)) return [];
    if (dialCode !== undefined && !value.replace(/\D/g, '').startsWith(dialCode))
      return report(
        contact,
        property,
        `This number does not begin as numbers of ${nameOfCountry(country ?? '', language)} do.`,
        `They begin with +${dialCode}.`,
      );
    const problem = validatePhoneNumberLength(value);
    if (problem !== 'TOO_SHORT' && problem !== 'TOO_LONG') return [];
    return report(
      contact,
      property,
      `This number has too ${problem === 'TOO_SHORT' ? 'few' : 'many'} digits for its country.`,
      'Write the whole number, with the code of its country.',
    );
  });
}

/** A city that is not in the entry's own address, but in that of another entry. */
function cityProblem(contact: Contact, contacts: readonly Contact[]): Diagnostic | undefined {
  const { city } = contact.entry;
  if (typeof city !== 'string' || addressLines(contact).length === 0) return undefined;
  const isIn = (one: Contact) => addressLines(one).some((line) => line.includes(city));
  const other = isIn(contact) ? undefined : contacts.find(isIn);
  return (
    other &&
    report(
      contact,
      'city',
      `“${city}” is not in this address, but in that of “${other.name}”.`,
      'Write the city of this entry.',
    )
  );
}

/** Mail domains that are almost, but not quite, the one domain of all other entries. */
function domainProblems(contact: Contact, contacts: readonly Contact[]): readonly Diagnostic[] {
  const domainIn = (value: unknown) => (isMail(value) ? value.slice(value.indexOf('@') + 1) : undefined);
  const others = contacts
    .filter((one) => one !== contact)
    .flatMap(({ entry }) => Object.values(entry).flatMap((value) => domainIn(value) ?? []));
  const [usual] = new Set(others);
  if (usual === undefined || others.length < 2 || others.some((one) => one !== usual)) return [];
  return Object.entries(contact.entry).flatMap(([property, value]) => {
    const domain = domainIn(value);
    if (domain === undefined || domain === usual || nearest(domain, [usual]) === undefined) return [];
    return report(
      contact,
      property,
      `“${domain}” is almost “${usual}”, where all others have their mail.`,
      `Write “${usual}”, if that was meant.`,
    );
  });
}

/** The calling code of a country, without “+”. */
function callingCode(country: string): string | undefined {
  const countryCode = country.slice(0, 2).toUpperCase();
  return isSupportedCountry(countryCode) ? getCountryCallingCode(countryCode) : undefined;
}

/** Phone numbers, mail addresses and images that an earlier entry of the collection has as well. */
function sharedDetails(contact: Contact, contacts: readonly Contact[]): readonly Diagnostic[] {
  const earlierContacts = contacts
    .slice(0, contacts.indexOf(contact))
    .filter((one) => one.collection === contact.collection);
  const ownValues = Object.entries(contact.entry).filter(
    ([, value]) => isPhone(value) || isMail(value) || isImage(value),
  );
  return ownValues.flatMap(([property, value]) => {
    const other = earlierContacts.find((one) => isEqual(one.entry[property], value));
    const all = contacts.filter((one) => one.collection === contact.collection);
    // An image that three entries or more have is shared intentionally.
    if (isImage(value) && all.filter((one) => isEqual(one.entry[property], value)).length !== 2) return [];
    const what = isPhone(value) ? 'number' : isMail(value) ? 'mail address' : 'image';
    if (!other) return [];
    const found = report(
      contact,
      property,
      `“${contact.name}” has the same ${what} as “${other.name}”.`,
      'Write its own, or leave it out if it has none and the schema allows it.',
    );
    // The entry's own image is probably unused then, which is not reported as well.
    return isImage(value) ? { ...found, leadsTo: 'unused-image' } : found;
  });
}

const isImage = (value: unknown) => typeof Object(value).src === 'string';
/** Whether two details are the same image, or the same text but for the notation of phone numbers. */
const isEqual = (one: unknown, other: unknown) =>
  isImage(other)
    ? Object(one).src === Object(other).src
    : String(one ?? '').replace(/[ ()/-]/g, '') === String(other).replace(/[ ()/-]/g, '');

/** Pages that have the name of an entry and show another entry instead, and entries that no page shows. */
function mismatchedPages(contacts: readonly Contact[], site: SiteForRules): readonly Diagnostic[] {
  const wrongEntries: Diagnostic[] = [];
  for (const page of site.pages) {
    const { text } = page.parsed.source;
    const contactOfPage = contacts.find((one) => one.name === page.content.listing?.name);
    // References are searched only on pages that mention another entry: unlike a listing, they need the page parsed.
    if (!contactOfPage || mentions(text, contactOfPage) || !contacts.some((one) => mentions(text, one)))
      continue;
    const references = page.references
      .of(entryReferences)
      .filter(({ collection }) => collection === collectionOf(contactOfPage));
    const [only] = references;
    const other = contacts.find(
      (one) => one.entry.id === only?.name && one.collection === contactOfPage.collection,
    );
    if (only && other && references.every(({ name }) => name === only.name))
      wrongEntries.push(
        contactDetail(
          locationOfValue(page.parsed, only.pointer),
          `This page is about “${contactOfPage.name}”, and shows the entry of “${other.name}”.`,
          `Write “${String(contactOfPage.entry.id)}”.`,
        ),
      );
  }
  const texts = site.pages.map(({ parsed }) => parsed.source.text);
  const isShown = (one: Contact) =>
    texts.some((text) => mentions(text, one) || showsAll(collectionOf(one), text));
  // Of a collection that no page uses at all, entries are not reported one by one.
  const inUse = new Set(contacts.filter(isShown).map(({ collection }) => collection));
  const unseen = contacts.filter((one) => inUse.has(one.collection) && !isShown(one));
  // An error may hide where an entry is shown, and a wrong entry on a page hides the right one.
  const isComplete = wrongEntries.length === 0 && site.checkedSite !== undefined;
  return [
    ...wrongEntries,
    ...(isComplete ? unseen : []).map((one) =>
      report(
        one,
        'id',
        `No page shows “${one.name}”.`,
        'Name its id in the blocks that show entries of this collection, and give it a page.',
      ),
    ),
  ];
}

/** The name of the collection that has the entry. */
const collectionOf = ({ collection }: Contact) =>
  /([^/]+)\.json$/.exec(collection.parsed.source.path)?.[1] ?? '';

/** Whether a text has a block that names the collection without `entries`, so that it shows all of them. */
const showsAll = (collection: string, text: string) =>
  new RegExp(`"collection"\\s*:\\s*"${collection}"(?!\\s*,\\s*"entries")`).test(text);

/** Whether a text mentions the entry's id in quotation marks, not as the name of a register, after `"facts":`. */
const mentions = (text: string, { entry }: Contact) =>
  new RegExp(`"${escapePattern(String(entry.id))}"(?<!"facts"\\s*:\\s*"[^"]*")`).test(text);
