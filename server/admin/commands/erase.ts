import { defineCommand } from '../define-command';
import { enquiries } from '../lines';
import { personHelp, personNotes, readPerson, resolvePerson } from '../person-options';
import { print } from '../print';
import { confirm } from '../prompt';
import { belongsTo, type PersonKey, selectIds } from '../select';

interface Options {
  person: PersonKey;
  yes: boolean;
}

export const erase = defineCommand<Options>({
  name: 'erase',
  synopsis: ['erase --email ADDRESS | --phone NUMBER | --id ID [--yes]'],
  summary: 'deletes every enquiry of a person, without a trace',
  help: `${personHelp}
  --yes             does not ask for confirmation at a terminal
${personNotes}`,

  read(args) {
    const { person, flags } = readPerson(args, ['yes']);
    return { person, yes: flags.yes };
  },

  recorded: ({ person }) => ({ by: person.by }),

  async run({ store, terminal, source }, { person, yes }) {
    const wanted = await resolvePerson(person, terminal);
    const ids = await selectIds(store, belongsTo(wanted));
    await print([`Found: ${enquiries(ids.length)}.\n`], terminal);
    if (ids.length > 0 && !yes) await confirm(terminal, `Erase ${enquiries(ids.length)}?`);
    // Also if nothing was found: an erasure that was interrupted is finished by this.
    const number = await store.delete(ids, source);
    const isInHistory = person.value !== '-' && person.by !== 'id';
    await print([`Erased: ${enquiries(number)}.\n`, copies, isInHistory ? traces(person.by) : ''], terminal);
    return undefined;
  },
});

const copies = 'Also erase them in backups, exports, mailboxes and the system behind the webhook.\n';

const traces = (by: string) =>
  `The ${by} is also in the shell’s history and npm’s log. Next time, write “--${by} -” and type it.\n`;
