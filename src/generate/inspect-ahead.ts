import type { ValidatorCode } from '../cache/load-validators';
import { inspect } from '../compiler/inspect';
import { type Memory, recollectionOf } from '../compiler/memory';
import type { Sources } from '../document/source';
import type { Threads } from './threads';

interface InspectAheadOptions {
  memory: Memory;
  validators: () => ValidatorCode;
  /** The folder of the bundle that a thread runs. */
  renderer: string;
  threads: Threads;
}

/** A thread takes as long to start as this many documents take to be inspected. */
const worthThreads = 300;

/**
 * Inspects the documents that nothing is known of, on every core, before they are compiled: on its own a document needs no
 * other, and to validate it takes half of a check. What is wrong with one that is not valid is found later.
 */
export async function inspectAhead(
  { documents, schemas }: Sources,
  { memory, validators, renderer, threads }: InspectAheadOptions,
): Promise<void> {
  const unknown = documents.filter((source) => !recollectionOf(memory, source).inspection);
  if (unknown.length < worthThreads) return;
  await threads.share(unknown.values(), {
    renderer,
    task: 'inspect',
    data: { schemas, validators: validators() },
    worth: worthThreads,
    batch: 16,
    here: async () => (source) => {
      inspect(schemas, source, memory);
      return recollectionOf(memory, source).inspection;
    },
    onDone(source, inspection) {
      if (inspection) recollectionOf(memory, source).inspection = inspection;
    },
  });
}
