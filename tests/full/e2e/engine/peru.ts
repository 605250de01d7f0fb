/** The text of a document for a page that the fixture does not have, with other properties if some are given. */
export const peru = (properties: object = {}): string =>
  JSON.stringify(
    {
      kind: 'country',
      title: 'Ride in Peru: stages and costs',
      description: 'What a tour in Peru costs, and when it begins.',
      breadcrumb: 'Ride in Peru',
      listing: { name: 'Peru', flag: 'pe', summary: 'High roads, and a language of their own.', order: 65 },
      ...properties,
      blocks: [{ type: 'banner', title: 'Ride in Peru' }],
    },
    null,
    2,
  );
