import type { CollectionName } from '../document/document-kind';
import type { SourceLocation } from '../document/location';
import { locationInText, locationOfValue } from '../document/location';
import type { ParsedDocument } from '../document/parsed-document';
import type { Schemas } from '../document/source';
import type { PageList } from '../generated/documents';
import { visitParts } from '../schema/walk';
import { linksIn } from './links-in';
import { addressOf, type SiteAddress } from './target';

/** Everything that a document refers to, as it is written. A JSON Pointer says where. */
export interface References {
  links: readonly WrittenLink[];
  pictures: readonly WrittenPicture[];
  icons: readonly WrittenName[];
  flags: readonly WrittenName[];
  forms: readonly WrittenName[];
  offices: readonly WrittenName[];
  /** Collections that it shows. */
  collections: readonly { pointer: string; name: CollectionName }[];
  /** Lists of pages, as they are asked for. */
  pageLists: readonly PageList[];
  /** Places that links can lead to. */
  anchors: readonly WrittenName[];
  /** Rich texts with signs in them that may be notation, links aside. */
  marked: readonly WrittenText[];
  /** Texts that take no notation, with signs in them that may be meant as such. */
  plain: readonly WrittenText[];
}

export interface WrittenText {
  pointer: string;
  text: string;
}

export interface WrittenName {
  pointer: string;
  name: string;
}

export interface WrittenLink {
  pointer: string;
  /** `/contact#contact-form` */
  target: string;
  /** Where on this site it leads; none where it leads elsewhere. */
  address?: SiteAddress;
  /** Where a link stands in the midst of a text: the span of its target there, and whether it has words to press. */
  within?: { text: string; start: number; end: number; labelled: boolean };
}

export interface WrittenPicture {
  /** Of its name. */
  pointer: string;
  /** Its path below `_images`. */
  name: string;
  /** None where the place asks for none: a logo has the name beside it. */
  alt?: { pointer: string; text: string };
  /** The widest box that it is shown in, in CSS pixels, where that is not the page. */
  widest?: number;
  /** It is content, not decoration. */
  tells?: boolean;
}

/** Stars, a link that is none, HTML, what begins a heading or a list elsewhere, an address. */
const mark = /[*<]|\](?:\s|\((?![^\s()]+\)))|^[#+-]|(?<!\]\()https?:/i;

/** Stars in front of a word, a link, HTML. */
const plainMark = /\*[\p{L}\p{N}]|\]\s*\(|<[/a-z]/iu;

/** What a valid value refers to, in the order of its text. `file` is the schema that it is valid against. */
export function referencesIn(schemas: Schemas, file: string, value: unknown) {
  const found = {
    links: [] as WrittenLink[],
    pictures: [] as WrittenPicture[],
    icons: [] as WrittenName[],
    flags: [] as WrittenName[],
    forms: [] as WrittenName[],
    offices: [] as WrittenName[],
    collections: [] as { pointer: string; name: CollectionName }[],
    pageLists: [] as PageList[],
    anchors: [] as WrittenName[],
    marked: [] as WrittenText[],
    plain: [] as WrittenText[],
  };
  const noteIn = (names: WrittenName[]) => (name: unknown, pointer: string) => {
    names.push({ pointer, name: String(name) });
  };
  const noteCollection = (name: CollectionName) => (_value: unknown, pointer: string) => {
    found.collections.push({ pointer, name });
  };
  visitParts(schemas, file, value, {
    target: (target, pointer) => {
      found.links.push(linkTo(String(target), pointer));
    },
    'rich-text': (written, pointer) => {
      const text = String(written);
      if (mark.test(text)) found.marked.push({ pointer, text });
      for (const { target, labelled, start, end } of linksIn(text))
        found.links.push({ ...linkTo(target, pointer), within: { text, start, end, labelled } });
    },
    text: (written, pointer) => {
      const text = String(written);
      if (plainMark.test(text)) found.plain.push({ pointer, text });
    },
    image: (written, pointer, { widest, tells }) => {
      const { src, alt } = written as { src: string; alt: string };
      const text = { pointer: `${pointer}/alt`, text: alt };
      found.pictures.push({ pointer: `${pointer}/src`, name: src, alt: text, widest, tells });
    },
    'image-source': (name, pointer, { widest }) => {
      found.pictures.push({ pointer, name: String(name), widest });
    },
    icon: noteIn(found.icons),
    flag: noteIn(found.flags),
    'form-name': noteIn(found.forms),
    anchor: noteIn(found.anchors),
    'page-list': (list) => {
      found.pageLists.push(list as PageList);
    },
    'partner-list': noteCollection('partners'),
    'university-list': noteCollection('universities'),
    'office-list': (written, pointer) => {
      found.collections.push({ pointer, name: 'offices' });
      for (const [at, id] of (written as string[]).entries())
        found.offices.push({ pointer: `${pointer}/${at}`, name: id });
    },
  });
  return found satisfies References;
}

const linkTo = (target: string, pointer: string): WrittenLink => ({
  pointer,
  target,
  address: addressOf(target),
});

/** Where the target of a link is written. */
export const locationOfLink = (document: ParsedDocument, { pointer, within }: WrittenLink): SourceLocation =>
  within ? locationInText(document, pointer, within.start, within.end) : locationOfValue(document, pointer);
