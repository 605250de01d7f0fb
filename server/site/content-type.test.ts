import { describe, expect, it } from 'vitest';
import { contentTypeOf } from './content-type';

describe('the media type of a file', () => {
  it.each([
    ['contract.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['sheet.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['slides.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['letter.odt', 'application/vnd.oasis.opendocument.text'],
    ['old.doc', 'application/msword'],
    ['card.vcf', 'text/vcard; charset=utf-8'],
    ['CARD.VCF', 'text/vcard; charset=utf-8'],
    ['song.m4a', 'audio/mp4'],
    ['talk.mp3', 'audio/mpeg'],
    ['term.ics', 'text/calendar; charset=utf-8'],
    ['book.epub', 'application/epub+zip'],
    ['tour.gpx', 'application/gpx+xml; charset=utf-8'],
    ['GUIDE.PDF', 'application/pdf'],
    ['index.html', 'text/html; charset=utf-8'],
    ['.well-known/apple-app-site-association', 'application/json'],
    ['.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['CNAME', 'application/octet-stream'],
    ['file.nobody-knows', 'application/octet-stream'],
  ])('%s is %s', (name, type) => {
    expect(contentTypeOf(`/files/${name}`)).toBe(type);
  });
});
