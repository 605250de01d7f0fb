import { suggestedRoute } from '../document/route';
import type { Schemas } from '../document/source';

/** What the name of a picture looks like that a document can give. */
export const imageNames = (schemas: Schemas) =>
  new RegExp(schemas['schema/parts/image-source.schema.json']?.pattern ?? '', 'u');

/** `Korea Campus.JPEG` to `korea-campus.jpg`: what a file may be called instead. */
export function suggestedImageName(path: string): string {
  const [, stem = path, ending = ''] = /^(.*)\.([^.]*)$/.exec(path) ?? [];
  return `${suggestedRoute(stem)}.${ending.toLowerCase().replace('jpeg', 'jpg')}`;
}
