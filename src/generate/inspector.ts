import { loadValidators, type ValidatorCode } from '../cache/load-validators';
import { inspect } from '../compiler/inspect';
import { createMemory, type Inspection } from '../compiler/memory';
import type { Schemas, SourceFile } from '../document/source';
import { schemasOfDocuments } from '../schema/validator-code';

export interface InspectionData {
  schemas: Schemas;
  validators: ValidatorCode;
}

/** Inspects documents by themselves: undefined for one that is not valid. */
export function createInspector({ schemas, validators }: InspectionData) {
  const isValid = loadValidators(validators, schemasOfDocuments(schemas));
  return (source: SourceFile): Inspection | undefined => {
    const memory = createMemory({}, isValid);
    inspect(schemas, source, memory);
    return memory.documents.get(source.path)?.inspection;
  };
}
