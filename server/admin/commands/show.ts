import type { Enquiry } from '../../store/enquiry';
import { defineCommand } from '../define-command';
import { enquiryBlock } from '../enquiry-block';
import { personHelp, personNotes, readPerson, readPersonFromInput } from '../person-options';
import { belongsTo, select } from '../select';
import { jsonLine } from '../terminal-text';

export const show = defineCommand({
  name: 'show',
  synopsis: ['show --email ADDRESS | --phone NUMBER | --id ID [--json]'],
  summary: 'shows every field of a person’s enquiries and their deliveries',
  help: `${personHelp}
  --json            one JSON object a line, for a person who asks for a copy of their data
${personNotes}`,

  parse: (args) => readPerson(args, 'json'),
  auditOptions: ({ person }) => ({ by: person.by }),

  async run({ store, site, formatWord, terminal, print }, { person, json }) {
    const isWanted = belongsTo(await readPersonFromInput(person, { terminal, formatWord }));
    const enquiries: Enquiry[] = [];
    for await (const enquiry of select(store, isWanted)) enquiries.push(enquiry);
    if (enquiries.length === 0) terminal.printToStderr(formatWord('nobodyFound'));
    const pending = await store.pendingDeliveries(enquiries.map(({ id }) => id));
    const texts = enquiries.map((enquiry) => {
      const deliveries = pending.filter(({ id }) => id === enquiry.id);
      if (json) return jsonLine({ ...enquiry, deliveries });
      return `${enquiryBlock(enquiry, deliveries, site)}\n`;
    });
    await print(texts);
    return enquiries.length;
  },
});
