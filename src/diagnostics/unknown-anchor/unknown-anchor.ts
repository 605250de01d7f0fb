import { defineError } from '../define-diagnostic';
import { didYouMean } from '../nearest';

/** `path` is that of the document whose page is linked. */
export const unknownAnchor = defineError<[anchor: string, route: string, near?: string, path?: string]>({
  code: 'unknown-anchor',
  about: 'A link leads to an id that no block of the page has.',
  message: (anchor, route) =>
    anchor === ''
      ? 'There is nothing after the “#” of this link.'
      : `No block on ${route} has the id “${anchor}”.`,
  hint: (anchor, _route, near) =>
    anchor === ''
      ? 'Write the id of a block after the “#”, or delete the “#”.'
      : didYouMean(near, `Add "id": "${anchor}" to the block, or correct the link.`),
  unknown: (name, _route, near, path) => ({ type: 'anchor', name, near, ...(path && { container: path }) }),
});
