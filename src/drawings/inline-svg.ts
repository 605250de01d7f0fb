import type { CustomPlugin, PluginConfig, XastElement, XastRoot } from 'svgo';
import type { Drawing } from '../compiled';
import { externalResource } from './external-resource';
import { loadSvgo } from './load-svgo';
import { removeNamespacePrefixes } from './remove-namespace-prefixes';

/**
 * A drawing for inlining in pages, or the reason why it cannot be, as the end of a sentence: “it takes a font from
 * elsewhere”.
 */
type InlineSvg = { drawing: Drawing } | { refused: string };

/**
 * Prepares the SVG file of a logo for inlining. In a page a drawing is not isolated: its styles, classes, ids and links
 * would affect the page, and those of the page would affect it. So styles become attributes, ids get a prefix, and the
 * rest is removed. Drawings for which that is not possible are rejected. The check for `activeContent` rejects scripts.
 */
export function inlineSvg(svg: string, size: Size): InlineSvg {
  try {
    const { data } = loadSvgo().optimize(svg, {
      plugins: [
        removeNamespacePrefixes,
        refuseUnusable(svg),
        ...separateFromPage,
        fitToBox(size),
        resetLetterStyles,
        ...prefixIds,
      ],
    });
    return { drawing: data.split(idPrefix) }; // a list of pieces, between which a page puts its prefix
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    if (error instanceof Error && error.name === 'SvgoParserError')
      return { refused: 'it is not well-formed: a tag is not closed, or not written as XML asks for' };
    return { refused: 'it cannot be read' };
  }
}

/** The intrinsic size of an image in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

class Refusal extends Error {}

function refuse(reason: string): never {
  throw new Refusal(reason);
}

/** Rejects what would be lost or mean something else in a page. */
const refuseUnusable = (svg: string): CustomPlugin => ({
  name: 'refuseUnusable',
  fn: (root) => {
    const text = svg.replace(/<!--.*?-->/gs, '');
    if (text.includes('<?xml-stylesheet')) refuse('it takes its styles from another file');
    refuseStyles(root);
    const address = externalResource(text);
    if (address !== undefined) refuse(`it takes a part from elsewhere: “${address.slice(0, 60)}”`);
    if (/\bvar\(/i.test(text)) refuse('it uses CSS variables, which would be those of the page');
    if (elementsIn(root)[0]?.name !== 'svg') refuse('its outermost element is not “svg”');
    return {
      element: {
        enter({ name, attributes }) {
          // Elements of SMIL, and CSS animations.
          if (/^(?:animate|set$)/.test(name) || /(?:^|[;\s-])animation/.test(attributes.style ?? ''))
            refuse('it moves');
          // What needs an extension is data of a graphics program, and is removed (`removeNonDrawing`).
          if (name === 'foreignObject' && !('requiredExtensions' in attributes))
            refuse('it contains text as HTML (“foreignObject”)');
        },
      },
    };
  },
});

/** Rejects styles that are conditional or load resources: they would be lost as attributes, or apply always. */
function refuseStyles(root: XastRoot): void {
  for (const { attributes, children } of stylesIn(root)) {
    const { media = '', type = '' } = attributes;
    if (!/^(?:all|screen)?$/.test(media.trim()) || !/^(?:text\/css)?$/.test(type.trim()))
      refuse('some of its styles hold only sometimes');
    const css = children.map((child) => ('value' in child ? child.value : '')).join('');
    for (const [rule, name = ''] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/@([\w-]+)[^{;]*/g)) {
      if (name === 'font-face' || name === 'import') refuse('it takes a font or styles from elsewhere');
      if (name.endsWith('keyframes')) refuse('it moves');
      if (name !== 'charset' && name !== 'namespace' && !/^@media\s+(?:all|screen)\s*$/.test(rule))
        refuse('some of its styles hold only sometimes, such as on dark screens');
    }
    if (/:(?:hover|focus|active|target|visited|link|before|after|is|where|has|lang|dir)\b|::/.test(css))
      refuse('some of its styles hold only sometimes, such as under the pointer');
  }
}

/** The child elements of an element or file. */
const elementsIn = ({ children }: XastRoot | XastElement): readonly XastElement[] =>
  children.filter((child) => child.type === 'element');

const stylesIn = (parent: XastRoot | XastElement): readonly XastElement[] =>
  elementsIn(parent).flatMap((element) => (element.name === 'style' ? [element] : stylesIn(element)));

/**
 * Removes elements and attributes that draw nothing, some of which scripts and styles of the page could select. Also
 * writes references to ids as SVGO finds them, moves transforms with CSS units back to `style`, and rejects a `style`
 * that still has a reference.
 */
const removeNonDrawing: CustomPlugin = {
  name: 'removeNonDrawing',
  fn: () => ({
    element: {
      enter(element, parent) {
        const { name, attributes } = element;
        // Graphics programs store data of their own in namespaced elements, and in the first branch of a `switch`.
        if (/:|^(?:script|style|title|desc|metadata)$/.test(name) || 'requiredExtensions' in attributes)
          parent.children = parent.children.filter((child) => child !== element);
        // The drawing is a logo, which is in a link to the home page already.
        if (name === 'a') element.name = 'g';
        for (const [attribute, value] of Object.entries(attributes)) {
          if (attribute === 'style' && value.includes('url('))
            refuse(`the value “${value.slice(0, 60)}” cannot be part of a page`);
          if (nonDrawingAttributes.test(attribute) || (name === 'a' && /^(?:xlink:)?href$/.test(attribute)))
            delete attributes[attribute];
          else if (attribute === 'transform' && cssUnitPattern.test(value)) {
            delete attributes.transform;
            attributes.style = [attributes.style, `transform:${value}`].filter(Boolean).join(';');
          } else attributes[attribute] = value.replace(idReference, 'url(#$2)');
        }
      },
    },
  }),
};

/** A reference to an id in CSS. SVGO only finds those without quotes and spaces: `url(#id)`. */
const idReference = /url\(\s*(["']?)#(.*?)\1\s*\)/gi;

/** Units of a CSS transform, which are not valid in the attribute that SVGO has turned it into. */
const cssUnitPattern = /\d(?:deg|rad|grad|turn|px|em|rem|%)/i;

/** Attributes that draw nothing, including all with a namespace, except links (`xlink:href`). */
const nonDrawingAttributes =
  /^(?:class|hidden|lang|part|role|slot|tabindex|aria-.*|data-.*|on.*|(?!xlink:href$).*:.*)$/i;

/** Lets the page decide how large the drawing is shown. */
const fitToBox = ({ width, height }: Size): CustomPlugin => ({
  name: 'fitToBox',
  fn: (root) => {
    // The outermost element is the only one directly in the file.
    for (const { attributes } of elementsIn(root)) {
      attributes.viewBox ??= `0 0 ${width} ${height}`;
      Object.assign(attributes, { width: '100%', height: '100%' });
    }
    return {};
  },
});

/** What letters would inherit from the page. Presentation attributes can have the value `initial`, too. */
const letterProperties = [
  'direction',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'word-spacing',
];

/**
 * Gives letters the font, spacing and direction that the file says, or else the initial ones, not the page's. Set on
 * the outermost element, from which letters inherit them; a drawing without letters is left as it is.
 */
const resetLetterStyles: CustomPlugin = {
  name: 'resetLetterStyles',
  fn: (root) => ({
    element: {
      enter({ name }) {
        if (name !== 'text') return;
        for (const { attributes } of elementsIn(root))
          for (const property of letterProperties) attributes[property] ??= 'initial';
      },
    },
  }),
};

/** Stands for the prefix of ids, which each page chooses. XML cannot contain this character. */
const idPrefix = '\0';

/** Turns styles into attributes, and removes what would affect the page or be affected by it. */
const separateFromPage: readonly PluginConfig[] = [
  {
    name: 'inlineStyles',
    // Styles for several elements become attributes, too. Selectors stay, or SVGO would remove ids that other parts
    // refer to. `useMqs` are the media queries whose styles apply: none, and those that hold on every screen.
    params: {
      onlyMatchedOnce: false,
      removeMatchedSelectors: false,
      useMqs: ['', 'media all', 'media screen'],
    },
  },
  'convertStyleToAttrs',
  'removeXMLProcInst',
  'removeDoctype',
  'removeComments',
  'removeXMLNS',
  removeNonDrawing,
];

/** Shortens ids, removes unused ones, and gives them the prefix. */
const prefixIds: readonly PluginConfig[] = [
  { name: 'cleanupIds', params: { force: true } },
  { name: 'prefixIds', params: { prefix: idPrefix, delim: '' } },
];
