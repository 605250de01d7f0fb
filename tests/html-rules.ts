import { HtmlValidate } from 'html-validate';

/** ARIA in HTML allows no role on a part of a table that is exposed as a table. */
const withoutRole = { attributes: { role: { deprecated: true } } };

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    // What the Nu checker refuses and html-validate lets pass.
    {
      video: { attributes: { disablepictureinpicture: { deprecated: true } } },
      // A frame that may run scripts as its own origin is hardly in a sandbox.
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
    // The content security policy forbids style elements; Radix writes `style=""` attributes, which it allows (docs/decisions/0004).
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
