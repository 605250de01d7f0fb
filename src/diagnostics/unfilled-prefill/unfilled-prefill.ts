import { defineWarning } from '../define-diagnostic';
import { quotedList } from '../message-values';

/**
 * What a topic lacks to get from links into a form: a kind whose pages are about it, a page of such a kind, or the link
 * “booking” of the site with the form's address.
 */
type Obstacle =
  | { needs: 'kind'; topic: string }
  | { needs: 'pages'; kinds: readonly string[] }
  | { needs: 'booking'; to: string };

export const unfilledPrefill = defineWarning<[topics: readonly string[], obstacle: Obstacle]>({
  code: 'unfilled-prefill',
  about: 'A field is to be filled in with what no link to its form carries.',
  message: (topics) => `No link to this form carries ${quotedList(topics, 'or')}.`,
  hint: (_topics, obstacle) => {
    if (obstacle.needs === 'kind')
      return `Write "topic": "${obstacle.topic}" in _kinds.json into the kind of the pages about it, or delete "prefill".`;
    if (obstacle.needs === 'pages')
      return `Publish a page of the kind ${quotedList(obstacle.kinds, 'or')} with a "listing": the field is filled in with its name.`;
    return `Let "booking" in _site.json lead to the form: "to": "${obstacle.to}". Links to that address carry what their page is about.`;
  },
});
