import { inspect } from '../../src/compiler/inspect';
import { createMemory, type Inspection } from '../../src/compiler/memory';
import type { Schemas, SourceFile } from '../../src/document/source';
import { schemasOfDocuments } from '../../src/schema/validator-code';
import { loadValidators, type ValidatorCode } from '../load-validators';

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
