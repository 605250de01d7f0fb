import { HtmlValidate } from 'html-validate';

/** ARIA in HTML allows no role on rows and cells of a table: as “deprecated”, it is reported. */
const withoutRole = { attributes: { role: { deprecated: true } } };

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    // What the Nu checker refuses and html-validate lets pass.
    {
      video: { attributes: { disablepictureinpicture: { deprecated: true } } },
      // All that may be listed: with `allow-same-origin`, a frame that runs scripts is hardly in a sandbox.
      iframe: {
        attributes: { sandbox: { list: true, enum: ['allow-scripts', 'allow-popups', 'allow-forms'] } },
      },
      tr: withoutRole,
      th: withoutRole,
      td: withoutRole,
    },
    // What html-validate takes for sectioning content; the standard does not: it may stand in the head of a row.
    { details: { sectioning: false } },
  ],
  rules: {
    // The content security policy forbids style elements, and allows the `style` attributes that Radix writes
    // (docs/decisions/0004).
    'no-inline-style': 'off',
  },
});

/** What is wrong with a whole page of HTML, a line each. */
export async function problemsIn(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
