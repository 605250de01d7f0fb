import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { deferNoncriticalCss, withoutLaterLayer } from '../../src/bundle/defer-noncritical-css';

const move = async (css: string) => {
  const { css: moved } = await postcss([deferNoncriticalCss]).process(withoutLaterLayer(css), {
    from: undefined,
  });
  return moved.replace(/\s|;(?=\s*\})/g, '');
};

describe('what the first paint does not need', () => {
  it('is at the end: styles for paper, in their layer and under their selector', async () => {
    expect(
      await move('@layer ui { .a { color: red; @media print { color: black } } .b { margin: 0 } }'),
    ).toBe('@layerui{.a{color:red}.b{margin:0}}@mediaprint,screen{@layerui{.a{@mediaprint{color:black}}}}');
  });

  it('is at the end: what `@layer later` marks, in no layer of its own, and `@page`', async () => {
    expect(
      await move('@layer ui { .a { margin: 0 } @layer later { .b { margin: 0 } } } @page { margin: 0 }'),
    ).toBe('@layerui{.a{margin:0}}@mediaprint,screen{@layerui{.b{margin:0}}@page{margin:0}}');
  });

  it('stays in the layer around it, so that it wins by the specificity of its selector', async () => {
    expect(
      await move('@layer ui { .a { color: red; @layer later { &[aria-pressed="true"] { color: blue } } } }'),
    ).toBe('@layerui{.a{color:red}}@mediaprint,screen{@layerui{.a{&[aria-pressed="true"]{color:blue}}}}');
  });

  it('is at the end: states that no page is served in, and transitions', async () => {
    expect(
      await move('.a { color: red; transition: color 1s; &:hover, &[aria-current] { color: blue } }'),
    ).toBe(
      '.a{color:red;&[aria-current]{color:blue}}@mediaprint,screen{.a{transition:color1s;&:hover{color:blue}}}',
    );
  });

  it('is at the end: `:user-invalid` and `:focus`, but not `:focus-within`', async () => {
    expect(
      await move('.a { color: red; &:user-invalid, &:focus { color: blue } } .b:focus-within { color: red }'),
    ).toBe(
      '.a{color:red}.b:focus-within{color:red}@mediaprint,screen{.a{&:user-invalid,&:focus{color:blue}}}',
    );
  });

  it('is no rule that only excludes a state by `:not(…)`', async () => {
    const css = '.a:not([data-failed]){color:red}';
    expect(await move(css)).toBe(css);
  });

  it('is nothing where there is no such style', async () => {
    expect(await move('.a { color: red }')).toBe('.a{color:red}');
  });
});
