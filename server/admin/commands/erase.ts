import { defineCommand } from '../define-command';
import { personHelp, personNotes, readPerson, readPersonFromInput } from '../person-options';
import { confirm } from '../prompt';
import { belongsTo, selectIds } from '../select';
import { enquiryCountWords } from '../terminal-text';

export const erase = defineCommand({
  name: 'erase',
  synopsis: ['erase --email ADDRESS | --phone NUMBER | --id ID [--yes]'],
  summary: 'deletes every enquiry of a person, without a trace',
  help: `${personHelp}
  --yes             does not ask for confirmation at a terminal
${personNotes}`,

  parse: (args) => readPerson(args, 'yes'),
  auditOptions: ({ person }) => ({ by: person.by }),

  async run({ store, site, formatWord, terminal, print, source }, { person, yes }) {
    const resolvedPerson = await readPersonFromInput(person, { terminal, formatWord });
    const ids = await selectIds(store, belongsTo(resolvedPerson));
    const counted = enquiryCountWords(ids.length, site);
    await print([formatWord('found', counted)]);
    if (ids.length > 0 && !yes) await confirm({ terminal, formatWord }, formatWord('confirmErase', counted));
    // Even if nothing was found: an earlier erasure may have been interrupted before its traces left the store's files.
    const erasedCount = await store.delete(ids, source);
    const isInShellHistory = person.value !== '-' && person.by !== 'id';
    const lines = [
      formatWord('erased', enquiryCountWords(erasedCount, site)),
      formatWord('eraseCopies'),
      ...(isInShellHistory ? [formatWord('eraseTraces', { by: person.by })] : []),
    ];
    await print(lines);
  },
});
