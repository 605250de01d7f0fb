import { describe, expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';

const files = ['tour.mp4', 'tour.vtt'];
const video = {
  type: 'video',
  from: 'file',
  title: 'A walk through the school',
  files: ['/files/tour.mp4'],
  poster: { src: 'world.svg', alt: '' },
};
const report = (properties: object) =>
  site({ 'about.json': page({ ...video, ...properties }) }, { files }).diagnostics.map(
    ({ code, message, location: { pointer } }) => `${pointer} ${code}: ${message}`,
  );

describe('a video', () => {
  it('needs captions or a transcript', () => {
    expect(report({ captions: [{ file: '/files/tour.vtt', language: 'en', label: 'English' }] })).toEqual([]);
    expect(report({ transcript: ['Ana opens the door.'] })).toEqual([]);
    expect(report({})).toEqual([
      '/blocks/0/type missing-property: One of “captions” or “transcript” is required.',
    ]);
  });

  it('whose transcript has a misspelt name is reported for that name alone', () => {
    expect(report({ transcrpit: ['Ana opens the door.'] })).toEqual([
      '/blocks/0/transcrpit unknown-property: Unknown property “transcrpit”.',
    ]);
  });

  it('is reported if its files do not exist', () => {
    expect(report({ files: ['/files/tuor.mp4'], transcript: ['Ana opens the door.'] })).toEqual([
      '/blocks/0/files/0 missing-file: The file “tuor.mp4” does not exist in _files.',
    ]);
  });
});
