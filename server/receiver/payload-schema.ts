import type { Form, FormField } from '../forms';

/** Text that is not blank. */
const written = '\\S';

/** One sign before and after the @, and a dot in the domain: what spec 000, section 5, calls the shape of an address. */
const email = '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$';

const exactDigits = (count: number) => `^(\\D*\\d){${count}}\\D*$`;

/** Signs that no keyboard writes into a field. A text area has lines and tabs; PostgreSQL stores no NUL. */
const noControls = '^[^\\u0000-\\u001f\\u007f]*$';
const noControlsButLines = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$';

/** The JSON Schema of what a form sends: one text a field, by the field's name. */
export const payloadSchema = ({ fields }: Form) => ({
  type: 'object',
  additionalProperties: false,
  required: fields.filter(({ messages }) => messages).map(({ name }) => name),
  properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
});

function fieldSchema({
  type,
  digits,
  options,
  messages,
  maxLength = type === 'textarea' ? 4000 : 200,
}: FormField) {
  if (type === 'select' && options) return { type: 'string', enum: messages ? options : ['', ...options] };
  const text = {
    type: 'string',
    maxLength,
    pattern: type === 'textarea' ? noControlsButLines : noControls,
  };
  const shape = type === 'email' ? email : digits ? exactDigits(digits) : messages ? written : undefined;
  if (!shape) return text;
  return { ...text, allOf: [{ pattern: messages ? shape : `^$|${shape}` }] };
}
