import type { ErrorObject } from 'ajv/dist/2020.js';
import { locationOfValue } from '../../document/location';
import type { ParsedDocument } from '../../document/parsed-document';
import type { Schemas } from '../../document/source';
import type { Diagnostic } from '../diagnostic';
import { wrongKind } from '../wrong-kind/wrong-kind';

type Properties = Readonly<Record<string, unknown>>;

/**
 * Blocks that would be right if they only named another kind of themselves (`of`). That one word is the mistake, not
 * every row below it; `rest` are the faults that it does not explain.
 */
export function mistakenKinds(
  schemas: Schemas,
  isValid: (file: string, value: unknown) => boolean,
  document: ParsedDocument,
  errors: readonly ErrorObject[],
): { value: readonly Diagnostic[]; rest: readonly ErrorObject[] } {
  const blocks = blocksOf(document.value);
  const ofBlock = new Map<number | undefined, ErrorObject[]>();
  for (const error of errors) {
    const index = blockIndex(error.instancePath);
    const own = ofBlock.get(index);
    if (own) own.push(error);
    else ofBlock.set(index, [error]);
  }
  const mistaken = blocks.flatMap((block, index) => {
    const pointer = `/blocks/${index}`;
    const own = ofBlock.get(index) ?? [];
    const file = `schema/blocks/${block?.type}.schema.json`;
    const { discriminator, properties = {} } = schemas[file] ?? {};
    if (!block || !discriminator || own.length === 0 || !own.every(isAboutProperties)) return [];

    const tag = discriminator.propertyName;
    const kinds = properties[tag]?.enum ?? [];
    const fitting = kinds.find((kind) => kind !== block[tag] && isValid(file, { ...block, [tag]: kind }));
    if (fitting === undefined || block[tag] === undefined) return [];
    const location = locationOfValue(document, `${pointer}/${tag}`);
    return [{ index, diagnostic: wrongKind(location, String(block[tag]), String(fitting)) }];
  });
  const explained = new Set<number | undefined>(mistaken.map(({ index }) => index));
  return {
    value: mistaken.map(({ diagnostic }) => diagnostic),
    rest: errors.filter(({ instancePath }) => !explained.has(blockIndex(instancePath))),
  };
}

function blocksOf(value: unknown): readonly (Properties | undefined)[] {
  const blocks = isObject(value) ? value.blocks : undefined;
  return Array.isArray(blocks) ? blocks.map((block) => (isObject(block) ? block : undefined)) : [];
}

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The block that a pointer leads into; none where it leads elsewhere. */
export function blockIndex(pointer: string): number | undefined {
  const [, index] = /^\/blocks\/(\d+)(?:\/|$)/.exec(pointer) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** A value of the wrong type is a mistake of its own, whatever the kind. */
const isAboutProperties = ({ keyword }: ErrorObject) =>
  keyword === 'required' || keyword === 'additionalProperties';
