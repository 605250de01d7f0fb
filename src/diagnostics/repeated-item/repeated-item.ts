import { defineWarning } from '../define-diagnostic';

/** What two entries share, if they are not equal: a name, or a figure. */
export interface SharedByItems {
  repeated: 'name' | 'figure';
  text: string;
}

export const repeatedItem = defineWarning<[first: number, second: number, shared?: SharedByItems]>({
  code: 'repeated-item',
  about: 'Two entries in a list of a block are the same, or have the same name or figure.',
  message: (first, second, shared) =>
    shared
      ? `“${shared.text}” is the ${shared.repeated} of entry ${first}, too.`
      : `Entries ${first} and ${second} of this list are the same.`,
  hint: (_first, _second, shared) => {
    if (!shared) return 'Delete one of them, or change it.';
    return shared.repeated === 'name'
      ? 'Write the name of this entry, or delete it: it was probably copied.'
      : 'Quote the figure of this entry: it was probably copied.';
  },
});
