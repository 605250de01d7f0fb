import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';
import type { OutsideVideo, OwnVideo } from '../../generated/compiled';

const poster = { src: '/poster.jpg', width: 1280, height: 720, alt: '' };
const own: OwnVideo = {
  type: 'video',
  from: 'file',
  title: 'A walk through the school',
  files: [
    { href: '/files/tour.webm', kind: 'WEBM' },
    { href: '/files/tour.mp4', kind: 'MP4' },
  ],
  poster,
  captions: [{ file: { href: '/files/tour.pt.vtt', kind: 'VTT' }, language: 'pt', label: 'Português' }],
};
const outside: OutsideVideo = {
  type: 'video',
  from: 'player',
  title: 'A lesson',
  embed: 'https://player.example.com/embed/42',
  page: { kind: 'external', href: 'https://video.example.com/watch/42' },
  poster,
  captions: true,
};

describe('a video of the site', () => {
  it('has the controls of the browser, and fetches and plays nothing by itself', async () => {
    const html = await renderBlock(own);
    expect(html).toMatch(/<video[^>]* controls="" [^>]*preload="none" poster="\/poster.jpg"/);
    expect(html).not.toMatch(/autoPlay/i);
    expect(html).toContain('<source src="/files/tour.webm" type="video/webm"/>');
    expect(html).toContain('<source src="/files/tour.mp4" type="video/mp4"/>');
    expect(html).toContain('aria-label="A walk through the school"');
  });

  it('has captions', async () => {
    expect(await renderBlock(own)).toContain(
      '<track kind="captions" src="/files/tour.pt.vtt" srcLang="pt" label="Português" default=""/>',
    );
  });

  it('has its transcript folded below it', async () => {
    const html = await renderBlock({ ...own, transcript: [['Ana opens the door.']] });
    expect(html).toContain('<details><summary>Transcript</summary><p>Ana opens the door.</p></details>');
  });
});

describe('a video of another site', () => {
  it('is a link to its page around our own picture: nothing is requested from that site', async () => {
    const html = await renderBlock(outside);
    expect(html).toMatch(/<a href="https:\/\/video.example.com\/watch\/42" rel="noopener"><picture><img/);
    expect(html).not.toContain('<iframe');
    expect(html.match(/(?:src|poster)="[^"]*"/g)).toEqual(['src="/poster.jpg"']);
    expect(textsOf(html, 'a')).toEqual(['A lesson']);
  });

  it('says where it comes from when it is played', async () => {
    expect(await renderBlock(outside)).toContain(
      'If you play the video, it is loaded from player.example.com.',
    );
  });
});
