import { expect, it } from 'vitest';
import { engines } from '../../package.json';
import { isSupportedNode, nodeInWords } from './supported-node.mjs';

it.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.1', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.0.0', true],
  ['24.1.0', true],
])('Node %s is supported: %s', (version, expected) => {
  expect(isSupportedNode(version, engines.node)).toBe(expected);
});

it('says in words which versions are supported', () => {
  expect(nodeInWords('^20.19.0 || >=22.12.0')).toBe('20.19 or a later 20, or 22.12 or later');
});
