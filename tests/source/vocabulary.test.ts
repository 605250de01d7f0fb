import { describe, expect, it } from 'vitest';
import { schemas } from '../compiler/site';
import { house } from './house';
import { childrenOf, isNode, type Node, type Source, sourcesBelow, treeOf } from './sources';

const sources = sourcesBelow('src').filter(({ file }) => !file.startsWith(`${house.generated}/`));
const server = sourcesBelow(house.server);
const view = sources.filter(({ file }) => /^src\/(blocks|shell|ui|renderer)\/.*\.tsx$/.test(file));

const groups = schemas['schema/words.schema.json']?.properties ?? {};
const files = Object.keys(schemas).filter((file) => file.startsWith('schema/words/'));
const words = new Set(
  [...Object.values(groups), ...files.map((file) => schemas[file])].flatMap((group) =>
    Object.keys(group?.properties ?? {}),
  ),
);
const types = Object.keys(groups.blocks?.properties ?? {});

/** Words that menus show, too: src/site/words.ts takes them by `inMenus` of their schema, which is their name there. */
const wordsOfMenus = new Set(
  files.flatMap((file) =>
    Object.entries(schemas[file]?.properties ?? {}).flatMap(([word, { inMenus }]) => (inMenus ? [word] : [])),
  ),
);

/** src/format/duration.ts looks its words up by the unit that a document names. */
const units = schemas['schema/parts/duration.schema.json']?.else?.properties?.unit?.enum ?? [];
const wordsOfUnits = new Set(units.map(String));

/** `words.home`, a name in quotes where words are looked up by their names, or one destructured from words. */
const isUsed = (word: string) =>
  wordsOfUnits.has(word) ||
  wordsOfMenus.has(word) ||
  types.includes(word) ||
  server.some(({ text }) =>
    new RegExp(
      `\\b(formatWord|\\w*WordFormatter\\(.*\\))\\('${word}'[,)]|reasonWord: '${word}'|words\\?\\.(\\w+\\??\\.)?${word}\\b|\\['${word}',`,
    ).test(text),
  ) ||
  sources.some(
    ({ text }) =>
      new RegExp(`\\bwords(\\.shell|\\.sources|\\.blocks\\.\\w+)?\\.${word}\\b`).test(text) ||
      (text.includes('words[') && text.includes(`'${word}'`)) ||
      new RegExp(`\\{[^{}]*\\b${word}\\b[^{}]*\\}: [^,]*Words\\b`).test(text),
  );

describe('the words of the interface', () => {
  it('are all used', () => {
    expect([...words].filter((word) => !isUsed(word))).toEqual([]);
  });

  it('include each unit of time', () => {
    expect([...wordsOfUnits].filter((word) => !words.has(word))).toEqual([]);
  });

  it('are listed by the types of their blocks, each of which has a schema of its own', () => {
    expect(types.map((type) => `schema/words/${type}.schema.json`).sort()).toEqual(files.sort());
    const blocks = Object.keys(schemas).filter((file) => file.startsWith('schema/blocks/'));
    expect(
      files.map((file) => file.replace('/words/', '/blocks/')).filter((file) => !blocks.includes(file)),
    ).toEqual([]);
  });

  it('have different names in a block and in the groups that it shares', () => {
    const namesOf = (group?: (typeof groups)[string]) => Object.keys(group?.properties ?? {});
    const doubled = files.flatMap((file) => {
      // `says` names the groups that the block shares.
      const { says = {}, ...own } = schemas[file] ?? {};
      const all = [...namesOf(own), ...Object.keys(says).flatMap((group) => namesOf(groups[group]))];
      return all.length === new Set(all).size ? [] : [file];
    });
    expect(doubled).toEqual([]);
  });
});

/** Attributes whose text is seen or read out. */
const spoken =
  /^(aria-(label|description|roledescription|placeholder|valuetext)|title|alt|placeholder|label)$/;

/** Texts that a component holds itself: between tags, or in an attribute that is seen or read out. */
function textsIn(node: Node): string[] {
  if (node.type === 'JSXText') return lettersOf(node.value);
  if (node.type === 'JSXAttribute') {
    const { name, value } = node;
    const isSpoken = isNode(name) && spoken.test(String(name.name));
    if (isSpoken && isNode(value)) return literalsIn(value);
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const expressions = childrenOf(node).filter(({ type }) => type === 'JSXExpressionContainer');
    return [...expressions.flatMap(literalsIn), ...childrenOf(node).flatMap(textsIn)];
  }
  return childrenOf(node).flatMap(textsIn);
}

/** Literals that an expression may come out as: itself, or a branch of it; not those that it compares or calls with. */
function literalsIn(node: Node): string[] {
  const branches = (...names: string[]) =>
    names.flatMap((name) => {
      const child = node[name];
      return isNode(child) ? literalsIn(child) : [];
    });
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? lettersOf(node.value) : [];
    case 'TemplateLiteral':
      return childrenOf(node).flatMap((child) =>
        child.type === 'TemplateElement' ? lettersOf((child.value as { cooked: string }).cooked) : [],
      );
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return branches('expression');
    case 'ConditionalExpression':
      return branches('consequent', 'alternate');
    case 'LogicalExpression':
      return branches('left', 'right');
    case 'BinaryExpression':
      return node.operator === '+' ? branches('left', 'right') : [];
    default:
      return [];
  }
}

const lettersOf = (text: unknown) => (/\p{L}/u.test(String(text)) ? [String(text).trim()] : []);

const ownTexts = (source: Source) => textsIn(treeOf(source));

describe('a component', () => {
  it('is searched for literal text everywhere', () => {
    const text = `
      const wrong = (
        <a title="One" aria-label={open ? 'Two' : words.close} className="blue">
          Three {' '} {words.three} 4 % {'Five'} {count > 1 && 'Six'} {\`\${count} Seven\`} {kind === 'none'}
          <img alt="" />
        </a>
      );`;
    const found = ['One', 'Two', 'Three', 'Five', 'Six', 'Seven'];
    expect(ownTexts({ file: 'wrong.tsx', text }).sort()).toEqual(found.sort());
  });

  it('has no literal text: all words come from the site', () => {
    expect(view.length).toBeGreaterThan(30);
    const found = view.flatMap((source) => ownTexts(source).map((own) => `${source.file}: ${own}`));
    expect(found).toEqual([]);
  });
});
