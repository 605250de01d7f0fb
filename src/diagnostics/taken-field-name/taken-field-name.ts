import { defineError } from '../define-diagnostic';

export const takenFieldName = defineError<[name: string]>({
  code: 'taken-field-name',
  about: 'The name of a form’s field is one that every form in a browser has for something of its own.',
  message: (name) => `A field cannot be named “${name}”: in a browser every form has something of that name.`,
  hint: (name) =>
    `Choose another, such as “your${name.charAt(0).toUpperCase()}${name.slice(1)}”. Visitors do not see it; it is the name of a column in exports.`,
});
