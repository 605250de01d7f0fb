import { defineError } from '../define-diagnostic';
import { excerpt, quotedList } from '../message-values';
import { didYouMean } from '../nearest';

export const unknownPlace = defineError<
  [kind: string, place: string, known: readonly string[], near?: string]
>({
  code: 'unknown-place',
  about: 'Pages are listed in a place that their kind does not have in _kinds.json.',
  message: (kind, place) => `Pages of the kind “${kind}” are not listed in “${excerpt(place)}”.`,
  hint: (_kind, place, known, near) =>
    known.length === 0
      ? `Give the kind "places": ["${excerpt(place)}"] in _kinds.json.`
      : didYouMean(near, `Write ${quotedList(known, 'or')}, or add the place to the kind in _kinds.json.`),
  unknown: (container, name, _known, near) => ({ type: 'slot', name, near, container }),
});
