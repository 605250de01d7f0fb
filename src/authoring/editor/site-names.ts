import { parse } from '../../compiler/parse';
import { validate } from '../../compiler/validate';
import type { ParsedDocument } from '../../document/parsed-document';
import type { SourceFile, Sources } from '../../document/source';
import type { Office } from '../../generated/documents';
import { anchors } from '../../references/anchors';
import { formName } from '../../references/forms';
import { routeTable } from '../../site/routes';

/** A name that a document may refer to, with a description. */
export interface SiteName {
  name: string;
  description: string;
}

/** All names that documents of this site may use, by the part of the schema that takes them (`schema/parts/<part>`). */
export type SiteNames = Readonly<Record<string, readonly SiteName[]>>;

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** The names that an editor suggests, from the whole site. Invalid pages are included: they will be fixed. */
export function siteNames({ documents, images, files, icons, flags, schemas }: Sources): SiteNames {
  return {
    target: [
      ...[...routeTable(documents).value].flatMap(([route, source]) => {
        const validated = validate(schemas, source).value;
        const title = titleOf(validated?.document);
        // An invalid page has the anchors of its valid blocks.
        const sections = (validated?.references.of(anchors) ?? []).map(({ name: anchor }) => ({
          name: `${route}#${anchor}`,
          description: `A section of the page “${title}”`,
        }));
        return [{ name: route, description: title }, ...sections];
      }),
      ...files.map((file) => ({ name: `/files/${file}`, description: 'A file from _files.' })),
    ],
    'image-source': images.map(({ path, size }) => ({
      name: path,
      description: 'width' in size ? `${size.width} × ${size.height}` : size.unreadable,
    })),
    'form-name': documents.flatMap(({ path }) => {
      const name = formName(path);
      return name === undefined ? [] : [{ name, description: 'A form from _forms.' }];
    }),
    'office-id': officesIn(documents),
    icon: [...icons].sort().map((name) => ({ name, description: '' })),
    flag: [...flags].sort().map((code) => ({ name: code, description: countryOf(code) })),
  };
}

/** The offices, as far as the collection is valid. */
function officesIn(documents: readonly SourceFile[]): readonly SiteName[] {
  const source = documents.find(({ path }) => path === '_collections/offices.json');
  const { entries } = Object(source && parse(source).value?.value) as { entries?: unknown };
  return (Array.isArray(entries) ? entries : []).flatMap((entry) => {
    const { id, name } = Object(entry) as Partial<Office>;
    return typeof id === 'string' ? [{ name: id, description: String(name ?? '') }] : [];
  });
}

function titleOf(document: ParsedDocument | undefined): string {
  const title = (document?.value as { title?: unknown } | undefined)?.title;
  return typeof title === 'string' ? title : '';
}

/** The country of a flag. Other flags keep their code. */
const countryOf = (code: string) => (/^[a-z]{2}$/.test(code) ? (countries.of(code.toUpperCase()) ?? '') : '');
