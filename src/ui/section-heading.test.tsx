import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BlockContext } from './block-context';
import { Section } from './section';
import { SiteSettingsContext } from './site-settings';

const section = (own: { id?: string; heading?: string }, example?: string) =>
  renderToStaticMarkup(
    <SiteSettingsContext
      value={{ spriteUrl: '/sprite.svg', newTabLabel: '', formsUrl: '', shareLabel: 'Share' }}
    >
      <BlockContext value={{ example, facts: {}, sources: [] }}>
        <Section block="text" {...own}>
          Words
        </Section>
      </BlockContext>
    </SiteSettingsContext>,
  ).replace(/ class="[^"]*"/g, '');

describe('a heading', () => {
  it('has a link to its section beside it, which says what it shares and is no part of the heading', () => {
    const html = section({ id: 'fees', heading: 'Tuition fees' });
    expect(html).toContain('<h2>Tuition fees</h2><a href="#fees" aria-label="Share: Tuition fees"');
    expect(html).toContain('<svg aria-hidden="true"><use href="/sprite.svg#link"></use></svg></a>');
  });

  it('has no link if its section has no id', () => {
    expect(section({ heading: 'Tuition fees' })).not.toContain('<a ');
  });
});

describe('a section of samples', () => {
  it('says so once, beside its heading, or above what it shows', () => {
    expect(section({ heading: 'Our teachers' }, 'Example')).toContain('<h2>Our teachers</h2><p>Example</p>');
    expect(section({}, 'Example')).toContain('<p>Example</p>Words');
    expect(section({ heading: 'Our teachers' }, 'Example').split('Example')).toHaveLength(2); // once
  });
});
