/** A page that is not among the documents yet. */
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
