import { mended } from './routes';
import type { Schemas } from './source';

/** What the name of a picture looks like that a document can give. */
export const imageNames = (schemas: Schemas) =>
  new RegExp(schemas['schema/parts/image-source.schema.json']?.pattern ?? '', 'u');

/** `Korea Campus.JPEG` to `korea-campus.jpg`: what a file may be called instead. */
export function mendedImageName(path: string): string {
  const [, stem = path, ending = ''] = /^(.*)\.([^.]*)$/.exec(path) ?? [];
  return `${mended(stem)}.${ending.toLowerCase().replace('jpeg', 'jpg')}`;
}
