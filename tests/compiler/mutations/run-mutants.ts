import { check } from '../../../src/compiler/check';
import type { Host } from './corpus';
import { asText, type Mutant } from './mutant';
import type { Random } from './random';
import { referenceMistakes } from './reference-mistakes';
import { schemaMistakes } from './schema-mistakes';
import { textMistakes } from './text-mistakes';

const diagnosticsOf = (host: Host, text: string) => check(host.sourcesWith(text), { rules: [] }).diagnostics;

type MutantMaker = (host: Host, random: Random) => Mutant | undefined;

/** How often another value is tried if a mistake does not fit the one picked. */
const tries = 20;

const makers: readonly MutantMaker[] = [
  ...[...schemaMistakes, ...referenceMistakes].map(
    (mistake): MutantMaker =>
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
    (mistake): MutantMaker =>
      (host, random) =>
        mistake(asText(host.document), host.path, random),
  ),
];

export interface HostedMutant {
  host: Host;
  mutant: Mutant;
}

/** `count` different documents with one mistake each, going through all kinds of mistakes. */
export function mutantsOf(hosts: readonly Host[], count: number, random: Random): readonly HostedMutant[] {
  const mutants = new Map<string, HostedMutant>();
  for (let round = 0; mutants.size < count; round += 1) {
    if (round > count * 50) throw new Error(`Only ${mutants.size} mistakes could be made`);
    const host = random.pick(hosts);
    const mutant = host && makers[round % makers.length]?.(host, random);
    if (host && mutant) mutants.set(mutant.text, { host, mutant });
  }
  return [...mutants.values()];
}

/** What is wrong with the diagnostics of a mistake, if anything: exactly one message must point at it. */
export function problemWith({ host, mutant }: HostedMutant): string | undefined {
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
  return `the message is at ${file}:${line}:${column}, not from line ${expected} on: ${first.code}: ${first.message}`;
}
