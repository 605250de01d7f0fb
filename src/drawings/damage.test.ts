import { expect, it } from 'vitest';
import { damageOf } from './damage';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

it.each([
  '<g><path d="M0 0"/></g>',
  '<text title="a > b">a</text>',
  "<text title='\"'>a</text>",
  '<!-- <g> --><path/>',
  '<style><![CDATA[a > b { fill: red }]]></style>',
  '<style>a > b { fill: red }</style>',
  '<x:g xmlns:x="y"><x:path /></x:g>',
])('a drawing is whole: %s', (inner) => {
  expect(damageOf(svg(inner))).toBeUndefined();
  expect(damageOf(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "<g>">]>\n${svg(inner)}`)).toBeUndefined();
});

it.each([
  [svg('<g><path/>'), '“</svg>” closes what is not open'],
  [svg('<g>').replace('</svg>', ''), '“<g>” is not closed'],
  [svg('<path'), 'a tag is cut off'],
  [svg('</g>'), '“</g>” closes what is not open'],
])('a drawing is damaged: %s', (text, damage) => {
  expect(damageOf(text)).toBe(damage);
});
