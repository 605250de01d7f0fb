/** The schema of a collection of offices, each with what it is reached by. */
export const officeSchema = {
  title: 'Office',
  description: 'An office.',
  required: ['id', 'name'],
  properties: {
    name: {
      $ref: '../../schema/parts/text.schema.json',
    },
    flag: {
      $ref: '../../schema/parts/flag.schema.json',
    },
    address: {
      description: 'Its lines.',
      type: 'array',
      minItems: 1,
      maxItems: 6,
      items: {
        $ref: '../../schema/parts/text.schema.json',
      },
      examples: [['Sample House']],
    },
    email: {
      description: 'Its mail.',
      type: 'string',
      maxLength: 100,
      pattern: '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
      hint: 'Write an address.',
      examples: ['a@example.com'],
    },
    phone: {
      description: 'Its number.',
      type: 'string',
      maxLength: 24,
      pattern: '^\\+[0-9 ]+$',
      hint: 'Write a number.',
      examples: ['+47 22 00 00 00'],
    },
    city: {
      $ref: '../../schema/parts/text.schema.json',
    },
    weekdays: {
      $ref: '../../schema/parts/hours.schema.json',
    },
    timeZone: {
      $ref: '../../schema/parts/time-zone.schema.json',
      description: 'Where its clocks are.',
    },
    image: {
      $ref: '../../schema/parts/image.schema.json',
    },
  },
};
