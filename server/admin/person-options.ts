import { parseArgs } from 'node:util';
import type { CommandContext } from './command';
import { readInput } from './prompt';
import type { PersonKey } from './select';

const keyNames = ['id', 'email', 'phone'] as const;

/**
 * Parses exactly one of --id, --email and --phone, and a flag. Errors never quote arguments, because they may be
 * logged.
 */
export function readPerson<Flag extends 'json' | 'yes'>(args: string[], flag: Flag) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    options: { id: text, email: text, phone: text, [flag]: { type: 'boolean' } },
    allowPositionals: true, // otherwise parseArgs would quote an address without --email in its error
  });
  const [by, second] = keyNames.filter((name) => values[name] !== undefined);
  const value = by && values[by]?.trim();
  if (!by || !value || second || positionals.length > 0) {
    throw new Error('No person was given. Write one of --email ADDRESS, --phone NUMBER or --id ID.');
  }
  const person: PersonKey = { by, value };
  return { person, ...({ [flag]: values[flag] !== undefined } as Record<Flag, boolean>) };
}

/** Reads the value from standard input if it is `-`. */
export async function readPersonFromInput(
  { by, value }: PersonKey,
  { terminal, formatWord }: Pick<CommandContext, 'terminal' | 'formatWord'>,
): Promise<PersonKey> {
  if (value !== '-') return { by, value };
  const input = await readInput(terminal, formatWord('askPerson', { by }));
  if (!input) throw new Error('Standard input was empty. Type the value or pipe it in.');
  return { by, value: input };
}

/** The help of `readPerson`’s options. */
export const personHelp = `  --email ADDRESS   in any spelling: capitals, invisible characters, other forms of the same letters
  --phone NUMBER    in any grouping, with or without the code of its country or 0
  --id ID           one enquiry, as list --json shows it`;

/** The notes that follow the options in the help. */
export const personNotes = `\
  Write - instead of the value to read it from standard input: it then stays out of the shell’s history and npm’s log.
  Fields that contain only the address or number are compared.`;
