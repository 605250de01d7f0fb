import { readFileSync } from 'node:fs';
import { themeFrom } from '../../../src/theme/theme';
import { describeContrast } from '../../conformance/describe-contrast';

describeContrast(
  'the theme of the main site',
  themeFrom(JSON.parse(readFileSync('pages-json/_theme.json', 'utf8'))),
);
