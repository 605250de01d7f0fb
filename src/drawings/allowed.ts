/** Elements that draw, or affect drawing, without external resources. */
export const drawnElements: ReadonlySet<string> = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

/** Elements without visual effect: metadata of the author or the graphics program. */
export const silentElements: ReadonlySet<string> = new Set(
  'title desc metadata style script view cursor font font-face missing-glyph glyph hkern vkern color-profile'.split(
    ' ',
  ),
);

/** CSS properties that are also SVG attributes. Only the first group may also be on the root element. */
export const presentationProperties: ReadonlySet<string> = new Set(
  `alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight image-rendering letter-spacing
  lighting-color marker-end marker-mid marker-start mask mask-type opacity overflow paint-order shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width text-anchor text-decoration text-rendering transform-origin unicode-bidi vector-effect visibility
  word-spacing writing-mode`.split(/\s+/),
);

/** Properties that only work as styles, and affect the appearance. */
export const styleProperties: ReadonlySet<string> = new Set(
  `font font-feature-settings font-kerning font-optical-sizing font-variant-caps font-variant-ligatures
  font-variant-numeric font-variation-settings isolation marker mask-type mix-blend-mode text-decoration-color
  text-decoration-line text-decoration-style text-transform transform transform-box white-space`.split(/\s+/),
);

/** Attributes for geometry, filters and gradients. */
export const geometryAttributes: ReadonlySet<string> = new Set(
  `amplitude azimuth baseFrequency bias clipPathUnits cx cy d diffuseConstant divisor dx dy edgeMode elevation exponent
  filterUnits fr fx fy gradientTransform gradientUnits height in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength
  lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits method mode numOctaves
  offset operator order orient pathLength patternContentUnits patternTransform patternUnits points pointsAtX pointsAtY
  pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY result rotate rx ry scale seed side slope
  spacing specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale tableValues
  targetX targetY textLength transform type values viewBox width x x1 x2 xChannelSelector y y1 y2 yChannelSelector
  z`.split(/\s+/),
);
