import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeFrom } from '../../src/theme/theme';
import { root } from '../source/house';
import { describeContrast } from './describe-contrast';

describeContrast('the neutral theme', themeFrom());
describeContrast(
  'the theme of the fixture',
  themeFrom(JSON.parse(readFileSync(join(root, 'tests/fixture/pages/_theme.json'), 'utf8'))),
);
