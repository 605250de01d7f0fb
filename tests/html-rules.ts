import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The policy forbids style elements; Radix writes `style=""` attributes, which it allows (docs/decisions/0004).
    'no-inline-style': 'off',
    // Roles written out keep a table a table for screen readers once CSS lays its rows out as cards (ui/table.tsx).
    'no-redundant-role': 'off',
  },
});

/** What is wrong with a whole page of HTML, a line each. */
export async function problemsIn(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
