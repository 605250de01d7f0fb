import { useId, useState } from 'react';
import { expect, it } from 'vitest';
import { island } from './island';
import { islandAttributes } from './island-attributes';
import { renderIslands } from './render-islands';
import { Slot } from './slot';

/** A switch, as a site may have one in a block of its own. */
function Switch({ label }: { label: string }) {
  const [isOn, setOn] = useState(false);
  return (
    <button type="button" id={useId()} onClick={() => setOn(!isOn)}>
      {label + (isOn ? ' is on' : ' is off')}
    </button>
  );
}
const LampSwitch = island('lamp', 'interaction', Switch);

const render = (tree: React.ReactNode, idPrefix?: string) =>
  renderIslands(tree, (part) => <>{part}</>, idPrefix);

/** What the browser is sent of the properties of the first island. */
const sentIn = (html: string) => {
  const [, json = ''] = / data-props='([^']*)'/.exec(html) ?? [];
  return JSON.parse(json.replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
};

it('an island is served as it looks at first, with when it hydrates and what its script has to know', () => {
  const html = render(<LampSwitch label="North" />);
  expect(html).toContain('data-island="lamp" data-hydrate="interaction"');
  expect(html).toMatch(/<button type="button" id="[^"]+">North is off<\/button>/);
  expect(sentIn(html)).toEqual({ label: 'North' });
});

it('any text reaches its script unchanged', () => {
  const label = `O’Neill's "lamp" <b>&amp;</b> 🎓`;
  expect(sentIn(render(<LampSwitch label={label} />))).toEqual({ label });
});

it('two islands of one component share no ids, nor do those of separately rendered parts of a page', () => {
  const two = render(
    <>
      <LampSwitch label="North" />
      <LampSwitch label="South" />
    </>,
  );
  const ids = [...(two + render(<LampSwitch label="East" />, 'b')).matchAll(/ id="([^"]+)"/g)].map(
    ([, id]) => id,
  );
  expect(new Set(ids).size).toBe(3);
});

it('what is in a slot is served, and is not sent to the script', () => {
  const Open = island('open', 'visible', ({ title }: { title: string }) => (
    <section>
      {title}
      <Slot name="text" />
    </section>
  ));
  const html = render(<Open title="Prices" slots={{ text: <p>They hold for a year.</p> }} />);
  expect(html).toContain('<p>They hold for a year.</p>');
  expect(sentIn(html)).toEqual({ title: 'Prices' });
});

it('an element that a script takes over as it is says which script, and when', () => {
  expect(render(<div {...islandAttributes('bell', 'visible', 500)}>Ring</div>)).toBe(
    '<div data-island="bell" data-hydrate="visible" data-wait="500">Ring</div>',
  );
});
