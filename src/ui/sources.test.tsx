import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleLocale as locale } from '../../tests/example-locale';
import { exampleWords } from '../../tests/example-words';
import { BlockContext } from './block-context';
import { Sources } from './sources';

it.each([
  ['The law', 'The law.'],
  ['What is the minimum wage?', 'What is the minimum wage?'],
])('a source is a sentence, also if its title ends in a punctuation mark: %s', (title, sentence) => {
  const source = { publisher: 'The Gazette', title, address: 'https://example.com/' };
  const html = renderToStaticMarkup(
    <BlockContext
      value={{
        facts: {},
        sources: [{ titles: ['Wage'], note: { source, year: 2026 } }],
        factWords: exampleWords.sources,
        locale,
      }}
    >
      <Sources />
    </BlockContext>,
  );
  expect(html.replace(/<[^>]*>/g, '')).toContain(`The Gazette, ${sentence} Figure`);
});
