import { groupBy } from '../../../document/group-by';
import { isObject } from '../../../document/is-object';
import { locationOfValue } from '../../../document/location';
import type { ParsedDocument } from '../../../document/parsed-document';
import type { Schemas } from '../../../document/source';
import { taggedBranches } from '../../../schema/branches';
import { type SchemaError, schemaErrors } from '../../../schema/schema-errors';
import type { Diagnostic } from '../../diagnostic';
import { wrongKind } from '../../wrong-kind/wrong-kind';

type Properties = Readonly<Record<string, unknown>>;

/**
 * Finds blocks that would be valid with another value of their union's tag, such as `of` of a table, and reports that
 * one word instead of an error in every row. `rest` are the errors that this does not explain.
 */
export function explainWrongTags(
  schemas: Schemas,
  document: ParsedDocument,
  errors: readonly SchemaError[],
): { diagnostics: readonly Diagnostic[]; rest: readonly SchemaError[] } {
  const blocks = blocksOf(document.value);
  const errorsByBlock = groupBy(errors, ({ instancePath }) => blockIndex(instancePath));
  const found = [...errorsByBlock].flatMap(([index, blockErrors]) => {
    const block = blocks[index];
    const schemaFile = `schema/blocks/${block?.type}.schema.json`;
    const schema = schemas[schemaFile];
    if (!block || !schema?.discriminator || !blockErrors.every(isAboutProperties)) return [];

    const tag = schema.discriminator.propertyName;
    // The description of a branch says what its rows are.
    const choices = taggedBranches(schemas, { schema, file: schemaFile }).flatMap(
      ({ tags, schema: { description = '' } }) =>
        tags.map((tagValue) => ({ tagValue, rowsInWords: inSentence(description) })),
    );
    const isValidAs = (tagValue: unknown) =>
      schemaErrors(schemas, schemaFile, { ...block, [tag]: tagValue }).length === 0;
    const fitting = choices.find(({ tagValue }) => tagValue !== block[tag] && isValidAs(tagValue));
    if (fitting === undefined || block[tag] === undefined) return [];
    const location = locationOfValue(document, `/blocks/${index}/${tag}`);
    const { tagValue, rowsInWords } = fitting;
    return [[index, wrongKind(location, tag, String(block[tag]), String(tagValue), rowsInWords)] as const];
  });
  const diagnosticByBlock = new Map<number | undefined, Diagnostic>(found);
  return {
    diagnostics: [...diagnosticByBlock.values()],
    rest: errors.filter(({ instancePath }) => !diagnosticByBlock.has(blockIndex(instancePath))),
  };
}

/** “Opening hours.” as it appears within a sentence. */
const inSentence = (description: string) =>
  description.charAt(0).toLowerCase() + description.slice(1).replace(/\.$/, '');

/** The blocks of a page; undefined for each that is not an object. */
function blocksOf(value: unknown): readonly (Properties | undefined)[] {
  const blocks = isObject(value) ? value.blocks : undefined;
  return Array.isArray(blocks) ? blocks.map((block) => (isObject(block) ? block : undefined)) : [];
}

/** Index of the block that contains a pointer; undefined outside of blocks. */
function blockIndex(pointer: string): number | undefined {
  const [, index] = /^\/blocks\/(\d+)(?:\/|$)/.exec(pointer) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** Whether another value of the tag could end the error. A value of the wrong type is an error with any. */
const isAboutProperties = ({ keyword }: SchemaError) =>
  keyword === 'required' || keyword === 'additionalProperties';
