import { describe, expect, it } from 'vitest';
import { readOptions } from './read-options.mjs';

describe('the command line', () => {
  it('names a folder, a language, a name and a version of Prospectus, and each can be left out', () => {
    expect(readOptions(['my-site', '--lang', 'de', '--name', 'Pedal & Co.'], {})).toEqual({
      options: { folder: 'my-site', lang: 'de', name: 'Pedal & Co.' },
    });
    expect(readOptions([], {})).toEqual({ options: {} });
    expect(readOptions(['--prospectus', './prospectus-0.2.0.tgz'], {})).toEqual({
      options: { prospectus: './prospectus-0.2.0.tgz' },
    });
  });

  it('asks for help', () => {
    expect(readOptions(['--help'], {})).toEqual({ help: true });
    expect(readOptions(['my-site', '-h'], {})).toEqual({ help: true });
  });

  it.each([
    [['my', 'site'], 'Write the name of the folder as one word: my-site'],
    [['--lang', 'fr'], 'A site can begin in en, de, pt, not in “fr”.'],
    [['--name', ' '], 'The name of the site is empty.'],
    [['--langauge', 'de'], "Unknown option '--langauge'."],
  ])('that is wrong is refused in one sentence: %j', (args, misused) => {
    expect(readOptions(args, {})).toEqual({ misused });
  });

  it('is refused if npm has taken an option for its own', () => {
    expect(readOptions(['my-site'], { npm_config_lang: 'de', npm_config_name: 'Pedal' })).toEqual({
      misused:
        'npm did not pass on --lang and --name. Write “--” before it: npm create prospectus@latest my-site -- --lang de',
    });
  });
});
