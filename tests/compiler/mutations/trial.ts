import { check } from '../../../src/compiler/check';
import type { Host } from './corpus';
import { type Mutant, write } from './mutant';
import type { Random } from './random';
import { referenceMistakes } from './reference-mistakes';
import { contractMistakes } from './schema-mistakes';
import { textMistakes } from './text-mistakes';

export const diagnosticsOf = (host: Host, text: string) => check(host.sourcesWith(text), []).diagnostics;

type Attempt = (host: Host, random: Random) => Mutant | undefined;

/** A value has to fit a mistake: another one is tried a few times. */
const tries = 20;

const attempts: readonly Attempt[] = [
  ...[...contractMistakes, ...referenceMistakes].map(
    (mistake): Attempt =>
      (host, random) => {
        for (let attempt = 0; attempt < tries; attempt += 1) {
          const node = random.pick(host.nodes);
          const mutant = node && mistake(host.document, node, random);
          if (mutant) return mutant;
        }
        return undefined;
      },
  ),
  ...textMistakes.map(
    (mistake): Attempt =>
      (host, random) =>
        mistake(write(host.document), host.path, random),
  ),
];

export interface Trial {
  host: Host;
  mutant: Mutant;
}

/** So many documents with one mistake each, no two alike, every kind of mistake in its turn. */
export function trialsOf(hosts: readonly Host[], count: number, random: Random): readonly Trial[] {
  const trials = new Map<string, Trial>();
  for (let turn = 0; trials.size < count; turn += 1) {
    if (turn > count * 50) throw new Error(`Only ${trials.size} mistakes were found to be made`);
    const host = random.pick(hosts);
    const mutant = host && attempts[turn % attempts.length]?.(host, random);
    if (host && mutant) trials.set(mutant.text, { host, mutant });
  }
  return [...trials.values()];
}

/** What is wrong with the answer to a mistake, or nothing: one message has to point at it, and no other. */
export function faultOf({ host, mutant }: Trial): string | undefined {
  const diagnostics = diagnosticsOf(host, mutant.text);
  const [first] = diagnostics;
  if (!first) return 'it is not refused';
  if (diagnostics.length > 1)
    return `${diagnostics.length} messages: ${diagnostics.map(({ code, message }) => `${code}: ${message}`).join(' | ')}`;
  const { file, line, column } = first.location;
  const lineStart =
    mutant.text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line === 1 ? 0 : 1);
  const offset = lineStart + column - 1;
  if (file === 'pages-json/host.json' && offset >= mutant.from && offset < mutant.to) return undefined;
  const expected = mutant.text.slice(0, mutant.from).split('\n').length;
  return `the message stands in ${file}:${line}:${column}, not from line ${expected} on: ${first.code}: ${first.message}`;
}
