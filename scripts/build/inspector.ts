import { createRequire } from 'node:module';
import { inspect } from '../../src/compiler/inspect';
import { createMemory, type Inspection } from '../../src/compiler/memory';
import type { Schemas, SourceFile } from '../../src/document/source';
import { schemasOfDocuments, validatorsIn } from '../../src/schema/validator-code';

export interface InspectionData {
  schemas: Schemas;
  /** The compiled schemas (kept-validators.ts). */
  validators: string;
}

/** Inspects documents by themselves: undefined for one that is not valid. */
export function createInspector({ schemas, validators }: InspectionData) {
  const isValid = validatorsIn(validators, schemasOfDocuments(schemas), createRequire(import.meta.url));
  return (source: SourceFile): Inspection | undefined => {
    const memory = createMemory({}, isValid);
    inspect(schemas, source, memory);
    return memory.documents.get(source.path)?.inspection;
  };
}
