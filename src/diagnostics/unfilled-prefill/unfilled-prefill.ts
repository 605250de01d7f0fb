import { defineDiagnostic } from '../define-diagnostic';
import { listed } from '../listed';

/** What prevents links from passing a topic to a form. */
type Lack =
  | { needs: 'kind'; topic: string }
  | { needs: 'pages'; kinds: readonly string[] }
  | { needs: 'booking'; to: string };

export const unfilledPrefill = defineDiagnostic<[topics: readonly string[], lack: Lack]>({
  code: 'unfilled-prefill',
  severity: 'warning',
  about: 'A field is to be filled in with what no link to its form carries.',
  message: (topics) => `No link to this form carries ${listed(topics, 'or')}.`,
  hint: (_topics, lack) => {
    if (lack.needs === 'kind')
      return `Write "topic": "${lack.topic}" in _kinds.json into the kind of the pages about it, or delete "prefill".`;
    if (lack.needs === 'pages')
      return `Publish a page of the kind ${listed(lack.kinds, 'or')} with a "listing": the field is filled in with its name.`;
    return `Let "booking" in _site.json lead to the form: "to": "${lack.to}". Links to that address carry what their page is about.`;
  },
});
