import { defineError } from '../define-diagnostic';

export const wrongParent = defineError<[parent: string, circle?: readonly string[]]>({
  code: 'wrong-parent',
  about: 'The parent of a page is not a page, or is below the page itself.',
  message: (parent, circle) =>
    circle ? `${parent} is itself below this page.` : `“${parent}” is not the address of a page.`,
  hint: (_parent, circle) =>
    circle
      ? `The parents lead in a circle: ${circle.join(', ')}. Delete one "parent", or write “/”.`
      : 'Write the address of a page of this site without “#” or “?”: "parent": "/services"',
});
