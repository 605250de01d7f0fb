import { anchorsOf } from './anchors';
import { formName } from './forms';
import { type ParsedDocument, parse } from './parse';
import { routeTable } from './routes';
import type { Sources } from './source';
import { createValidator, type Validate } from './validate';

/** A name that a document may refer to, with what it stands for. */
export interface SiteName {
  name: string;
  meaning: string;
}

/** Everything that a document of this site may name, by the shared part that takes it (`schema/parts/<part>`). */
export type SiteNames = Readonly<Record<string, readonly SiteName[]>>;

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** What an editor suggests, read from the whole site. Faulty documents may be linked to, too: they will be mended. */
export function siteNames(sources: Sources, validate = createValidator(sources.schemas)): SiteNames {
  const { documents, images, files, icons, flags } = sources;
  return {
    target: [
      ...[...routeTable(documents).value].flatMap(([route, source]) => {
        const document = parse(source).value;
        return [{ name: route, meaning: titleOf(document) }, ...placesOn(route, sources, validate, document)];
      }),
      ...files.map((file) => ({ name: `/files/${file}`, meaning: 'A file from _files.' })),
    ],
    'image-source': images.map(({ path, size }) => ({
      name: path,
      meaning: 'width' in size ? `${size.width} × ${size.height}` : size.unreadable,
    })),
    'form-name': documents.flatMap(({ path }) => {
      const name = formName(path);
      return name === undefined ? [] : [{ name, meaning: 'A form from _forms.' }];
    }),
    icon: [...icons].sort().map((name) => ({ name, meaning: '' })),
    flag: [...flags].sort().map((code) => ({ name: code, meaning: countryOf(code) })),
  };
}

function titleOf(document: ParsedDocument | undefined): string {
  const title = (document?.value as { title?: unknown } | undefined)?.title;
  return typeof title === 'string' ? title : '';
}

/** The places of a page can be told once its document is sound. */
function placesOn(
  route: string,
  { schemas }: Sources,
  validate: Validate,
  document: ParsedDocument | undefined,
): readonly SiteName[] {
  if (!document || validate(document, 'page').length > 0) return [];
  const meaning = `A place on the page “${titleOf(document)}”`;
  return [...anchorsOf(schemas, document).value].map((anchor) => ({ name: `${route}#${anchor}`, meaning }));
}

/** The flag set has flags of more than countries: those keep their code. */
const countryOf = (code: string) => (/^[a-z]{2}$/.test(code) ? (countries.of(code.toUpperCase()) ?? '') : '');
