import { defineError } from '../define-diagnostic';

/** `name` is that of the fact; `why` says why nothing can be left out where it is quoted, as the end of a sentence. */
export const hiddenFigure = defineError<[name: string, status: string, why: string]>({
  code: 'hidden-figure',
  about:
    'A figure that the site does not show (“figures” in _site.json) is quoted where its place cannot be left out: in a text, or outside of a list.',
  message: (name, status, why) =>
    `“${name}” is ${status === 'sample' ? 'a sample' : status}, so this site does not show it; ${why}.`,
  hint: (name, status) =>
    `Write without it, confirm it (npm run facts -- confirm ${name}), or add "${status}" to "figures": { "show" } in _site.json.`,
});
