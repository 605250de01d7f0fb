import type { PluginConfig, XastElement, XastRoot } from 'svgo';
import type { Drawing } from '../compiled';
import {
  drawnElements,
  geometryAttributes,
  presentationProperties,
  silentElements,
  styleProperties,
} from './allowed';
import { elementsIn, type Optimize, readSvg } from './read-svg';

/**
 * A drawing for inlining in pages, or the reason why it cannot be, as the end of a sentence: “it takes a font from
 * elsewhere”.
 */
export type InlineSvg = Drawing | { refused: string };

/**
 * Prepares an SVG file for inlining. In a page a drawing is not isolated: its styles, classes, ids, links and scripts
 * would affect the page. So styles become attributes, ids are made unique, and only elements that draw are kept.
 * Drawings for which that is not possible are rejected.
 */
export function inlineSvg(svg: string, optimize: Optimize): InlineSvg {
  try {
    return readSvg(svg, optimize, stylesToAttributes, (root) => {
      refuseStyles(root, svg);
      return toDrawing(root);
    });
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    if (error instanceof Error && error.name === 'SvgoParserError')
      return { refused: 'it is not well-formed: a tag is not closed, or not written as XML asks for' };
    return { refused: 'it cannot be read' };
  }
}

class Refusal extends Error {}

function refuse(reason: string): never {
  throw new Refusal(reason);
}

const stylesToAttributes: readonly PluginConfig[] = [
  {
    name: 'inlineStyles',
    // SVGO's plugin for selectors would remove ids that other parts refer to.
    params: {
      onlyMatchedOnce: false,
      removeMatchedSelectors: false,
      useMqs: ['', 'media all', 'media screen'],
    },
  },
  'convertStyleToAttrs',
];

/** Rejects styles that are conditional or load resources: they would be lost as attributes, or apply always. */
function refuseStyles(root: XastRoot, svg: string): void {
  if (/<\?xml-stylesheet\b/.test(svg)) refuse('it takes its styles from another file');
  for (const style of everyElement(root).filter(({ name }) => name === 'style')) {
    const { media = '', type = '' } = style.attributes;
    if (!/^(?:all|screen)?$/.test(media.trim()) || !/^(?:text\/css)?$/.test(type.trim()))
      refuse('some of its styles hold only sometimes');
    const css = textIn(style).replace(/\/\*.*?\*\//gs, '');
    for (const [rule, name = ''] of css.matchAll(/@([\w-]+)[^{;]*/g)) {
      if (name === 'font-face' || name === 'import') refuse('it takes a font or styles from elsewhere');
      if (name === 'keyframes' || name.endsWith('-keyframes')) refuse('it moves');
      if (name !== 'charset' && name !== 'namespace' && !/^@media\s+(?:all|screen)\s*$/.test(rule))
        refuse('some of its styles hold only sometimes, such as on dark screens');
    }
    if (/:(?:hover|focus|active|target|visited|link|before|after|is|where|has|lang|dir)\b|::/.test(css))
      refuse('some of its styles hold only sometimes, such as under the pointer');
  }
}

/** Moves the root element's presentation attributes to a group, because the page renders its own root. */
function toDrawing(root: XastRoot): Drawing {
  const [svg] = elementsIn(root);
  if (svg?.name !== 'svg') return refuse('its outermost element is not “svg”');
  const viewBox = viewBoxOf(svg);
  const ids = idsReferredTo(svg);
  const inner = partsOf(svg, ids);
  if (inner === '') refuse('nothing is left of it once its scripts and notes are taken out');
  const ownAttributes = Object.fromEntries(
    Object.entries(svg.attributes).filter(
      ([name]) =>
        name === 'style' || name === 'transform' || (presentationProperties.has(name) && !boxes.has(name)),
    ),
  );
  const attributes = markupOf({ ...svg, name: 'g', attributes: ownAttributes }, ids);
  const grouped = attributes ? `<g${attributes}>${inner}</g>` : inner;
  const hasText = everyElement(root).some(({ name }) => name === 'text');
  return { viewBox, markup: (hasText ? `<g ${asInFile}>${grouped}</g>` : grouped).split(placeholder) };
}

/** Properties of the root element's box, which the page controls. */
const boxes = new Set(['display', 'overflow', 'color-scheme']);

/** Prevents text from inheriting the page's font, spacing and direction. */
const asInFile = 'style="all:initial;direction:ltr;color:inherit"';

function viewBoxOf({ attributes: { viewBox, width = '', height = '' } }: XastElement): string {
  const numbers = (viewBox ?? '').trim().split(/[\s,]+/);
  if (numbers.length === 4 && numbers.every((number) => Number.isFinite(Number(number))))
    if (Number(numbers[2]) > 0 && Number(numbers[3]) > 0) return numbers.join(' ');
  const [wide, high] = [inPixels(width), inPixels(height)];
  if (!wide || !high) return refuse('it does not say how large it is: it has no viewBox');
  return `0 0 ${wide} ${high}`;
}

/** CSS pixels per absolute unit. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

function inPixels(length: string): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+)\s*([a-z]*)\s*$/i.exec(length) ?? [];
  const size = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
  return size > 0 ? Math.round(size * 100) / 100 : undefined;
}

/** Placeholder for the id prefix of the drawing's position on the page. XML cannot contain this character. */
const placeholder = '\0';

/** The referenced ids, with the numbers that replace them. */
function idsReferredTo(svg: XastElement): ReadonlyMap<string, number> {
  const elements = everyElement(svg);
  const referred = new Set(elements.flatMap(({ attributes }) => Object.entries(attributes).flatMap(idsIn)));
  const existingIds = new Set(
    elements.flatMap(({ attributes: { id } }) => (id && referred.has(id) ? [id] : [])),
  );
  return new Map([...existingIds].map((id, index) => [id, index + 1]));
}

/** The id that an address within the drawing refers to; it may be percent-encoded. */
function idOf(address: string): string {
  const encodedId = address.slice(1);
  try {
    return decodeURIComponent(encodedId);
  } catch {
    return encodedId;
  }
}

const inCss = /url\(\s*(["']?)([^"')]*?)\s*\1\s*\)/gi;

const idsIn = ([name, value]: [string, string]): readonly string[] =>
  name === 'href' || name === 'xlink:href'
    ? [idOf(value.trim())]
    : [...value.matchAll(inCss)].map(([, , address = '']) => idOf(address));

/** The content of an element, adapted for inlining. */
function partsOf(parent: XastElement, ids: ReadonlyMap<string, number>): string {
  return parent.children
    .map((child) => {
      if (child.type === 'text' || child.type === 'cdata')
        return /^(?:text|tspan|textPath)$/.test(parent.name) ? escapeMarkup(unmarked(child.value)) : '';
      return child.type === 'element' ? partOf(child, ids) : '';
    })
    .join('');
}

function partOf(element: XastElement, ids: ReadonlyMap<string, number>): string {
  const { name, attributes } = element;
  if (name === 'switch') return switched(element, ids);
  if (name === 'a') return partsIn('g', element, ids); // it would be nested in the page's link
  if (/^(?:animate|set$)/.test(name)) return refuse('it moves');
  if (name === 'foreignObject') return refuse('it contains text as HTML (“foreignObject”)');
  if (!drawnElements.has(name)) {
    if (silentElements.has(name) || name.includes(':')) return '';
    return refuse(`it contains “${name}”, which is not part of a drawing`);
  }
  if ('requiredExtensions' in attributes) return '';
  if (name === 'image' || name === 'feImage') refuseForeign(attributes, /^(?:data:image\/|#)/i, 'a picture');
  else refuseForeign(attributes, /^#/, 'a part');
  return partsIn(name, element, ids);
}

function partsIn(name: string, element: XastElement, ids: ReadonlyMap<string, number>): string {
  const inner = partsOf(element, ids);
  const opening = `${name}${markupOf(element, ids)}`;
  return inner ? `<${opening}>${inner}</${name}>` : `<${opening}/>`;
}

/** Picks the branch of a `switch` that browsers draw; graphics programs put a private one first. */
function switched(element: XastElement, ids: ReadonlyMap<string, number>): string {
  const shown = elementsIn(element).find(
    ({ name, attributes }) =>
      name !== 'foreignObject' && !('requiredExtensions' in attributes) && !('systemLanguage' in attributes),
  );
  return shown ? `<g${markupOf(element, ids)}>${partOf(shown, ids)}</g>` : '';
}

function refuseForeign(attributes: XastElement['attributes'], own: RegExp, what: string): void {
  const href = (attributes.href ?? attributes['xlink:href'] ?? '').trim();
  if (href !== '' && !own.test(href)) refuse(`it takes ${what} from elsewhere: “${href.slice(0, 60)}”`);
}

/** The presentation attributes of an element. */
function markupOf({ name, attributes }: XastElement, ids: ReadonlyMap<string, number>): string {
  const kept = Object.entries(attributes).flatMap(([attribute, raw]): [string, string][] => {
    const value = unmarked(raw);
    if (attribute === 'id') return ids.has(value) ? [['id', `${placeholder}${ids.get(value)}`]] : [];
    if (attribute === 'href' || (attribute === 'xlink:href' && !('href' in attributes)))
      return name === 'a' ? [] : [['href', ownAddress(value.trim(), ids)]];
    if (attribute === 'style' || isCssTransform(attribute, value)) return [];
    return presentationProperties.has(attribute) || geometryAttributes.has(attribute)
      ? [[attribute, ownValue(value, ids)]]
      : [];
  });
  const style = styleOf(attributes, ids);
  return [...kept, ...(style ? [['style', style]] : [])]
    .map(([attribute, value = '']) => ` ${attribute}="${escapeMarkup(value)}"`)
    .join('');
}

/** Transforms with units are only valid in CSS, not as an attribute. */
const isCssTransform = (attribute: string, value: string) =>
  attribute === 'transform' && /\d(?:deg|rad|grad|turn|px|em|rem|%)/i.test(value);

const ownAddress = (address: string, ids: ReadonlyMap<string, number>) =>
  address.startsWith('#') ? `#${placeholder}${ids.get(idOf(address)) ?? 0}` : address;

/** A value with its internal references renamed; external ones are rejected. */
function ownValue(value: string, ids: ReadonlyMap<string, number>): string {
  if (/\bvar\(/i.test(value)) refuse('it uses CSS variables, which would be those of the page');
  if (/\\|\b(?:image|image-set|cross-fade|src|attr|env|paint|element)\(/i.test(value))
    refuse(`the value “${value.slice(0, 60)}” cannot be part of a page`);
  const renamedValue = value.replace(inCss, (_whole, _quote, address: string) => {
    if (!address.startsWith('#')) refuse(`it takes a part from elsewhere: “${address.slice(0, 60)}”`);
    return `url(${ownAddress(address, ids)})`;
  });
  if (renamedValue.split(/url\(/i).length !== renamedValue.split(`url(#${placeholder}`).length)
    refuse(`the value “${value.slice(0, 60)}” cannot be part of a page`);
  return renamedValue;
}

/** Properties that only work in a style attribute. */
function styleOf(
  { style = '', transform = '' }: XastElement['attributes'],
  ids: ReadonlyMap<string, number>,
) {
  const declarations = [style, isCssTransform('transform', transform) ? `transform:${transform}` : ''];
  const kept = unmarked(declarations.join(';'))
    .split(';')
    .flatMap((declaration) => {
      const [property = '', ...value] = declaration.split(':');
      const name = property.trim().toLowerCase();
      if (/^(?:-webkit-)?animation/.test(name)) refuse('it moves');
      return styleProperties.has(name) ? [`${name}:${ownValue(value.join(':').trim(), ids)}`] : [];
    });
  return kept.join(';');
}

const textIn = ({ children }: XastElement): string =>
  children.map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : '')).join('');

function everyElement(parent: XastRoot | XastElement): readonly XastElement[] {
  return elementsIn(parent).flatMap((element) => [element, ...everyElement(element)]);
}

const unmarked = (text: string) => text.replaceAll(placeholder, '');

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
