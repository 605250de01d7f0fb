import type { Diagnostic } from '../diagnostics/diagnostic';
import { typedContact } from '../diagnostics/typed-contact/typed-contact';
import { locationInNode } from '../document/location';
import type { ParsedDocument } from '../document/parsed-document';
import { textsIn, treeOf } from '../document/tree';
import { addressLines, type Contact, isMail, isPhone } from './contacts';
import { forVisibleDocuments, type Rule } from './rule';

/**
 * Contact details that are typed in a page, or in blocks that all pages of a kind have, although a collection entry has
 * them, or almost the same.
 */
export const typedContacts: Rule = forVisibleDocuments(({ parsed, kind }, { contacts }) =>
  kind === 'page' || kind === 'kinds'
    ? [...copiedDetails(parsed, contacts), ...alteredAddresses(parsed, contacts)]
    : [],
);

/** Phone numbers and mail addresses that an entry has as well. */
function copiedDetails(document: ParsedDocument, contacts: readonly Contact[]): readonly Diagnostic[] {
  const { text } = document.source;
  const found = contacts.flatMap((contact) =>
    Object.values(contact.entry).flatMap((value) =>
      (isPhone(value) || isMail(value)) && text.includes(value) ? [{ value, contact }] : [],
    ),
  );
  if (found.length === 0) return [];
  return textsIn(treeOf(document.source)).flatMap((node) => {
    // Addresses of links are hidden.
    const value = String(node.value).replace(/(?:mailto|tel):\S+/g, (link) => '\0'.repeat(link.length));
    const typedDetail = found.find((one) => value.includes(one.value));
    if (!typedDetail) return [];
    const start = value.indexOf(typedDetail.value);
    return typedContact(
      locationInNode(document.source, node, start, start + typedDetail.value.length),
      `“${typedDetail.value}” is typed here, and is in the entry of “${typedDetail.contact.name}”.`,
      'Show the entry by a block that takes entries, or link to the page that does: once it changes, this stays behind.',
    );
  });
}

/** Addresses that differ in one part from that of an entry. */
function alteredAddresses(document: ParsedDocument, contacts: readonly Contact[]): readonly Diagnostic[] {
  const { text } = document.source;
  const near = contacts
    .map((contact) => ({ contact, parts: partsOf(addressLines(contact).join(', ')) }))
    .filter(
      ({ parts }) => parts.filter((part) => text.includes(part)).length >= Math.max(2, parts.length - 1),
    );
  if (near.length === 0) return [];
  return textsIn(treeOf(document.source)).flatMap((node) => {
    const typedParts = partsOf(String(node.value));
    const found = near.find(({ parts }) => {
      const others = typedParts.filter((part) => !parts.includes(part));
      return typedParts.length === parts.length && others.length === 1;
    });
    const other = typedParts.find((part) => !found?.parts.includes(part));
    if (!found || other === undefined) return [];
    const start = String(node.value).indexOf(other);
    return typedContact(
      locationInNode(document.source, node, start, start + other.length),
      `This is the address of “${found.contact.name}”, but for “${other}”.`,
      `Its entry says: ${addressLines(found.contact).join(', ')}.`,
    );
  });
}

/** The parts of an address, which commas separate. */
const partsOf = (address: string) => address.split(', ').filter((part) => part !== '');
