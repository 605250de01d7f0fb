import { deflateSync } from 'node:zlib';
import { change, type Mistake, put } from './mistake';

const drawing = (inner: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" ${root}><rect width="1200" height="630" fill="#135"/>${inner}</svg>\n`;
const at = { in: 'study-ireland.json', at: '"image": "ireland.svg"' };
const own = { in: '_images/ireland.svg' };

/** A valid black PNG of a size in pixels, made heavier by a text of so many bytes. */
function png(width: number, height: number, paddingBytes = 0): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, body, crc(body)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + width * 3)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', header),
    ...(paddingBytes > 0 ? [chunk('tEXt', Buffer.alloc(paddingBytes, 'a'))] : []),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(body: Buffer): Buffer {
  let value = 0xffffffff;
  for (const byte of body) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  const written = Buffer.alloc(4);
  written.writeUInt32BE(~value >>> 0);
  return written;
}

const withBanner = (image: string, bytes: Buffer, word: RegExp, said?: { in: string }): Mistake => ({
  what: `a banner with ${image}`,
  site: 'pages-json',
  edits: [
    { file: `_images/${image}`, put: bytes },
    { file: 'privacy-policy.json', from: '"src": "privacy.svg"', to: `"src": "${image}"` },
  ],
  said: { ...(said ?? { in: 'privacy-policy.json', at: image }), word },
});

/** Images and files. */
export const images: readonly Mistake[] = [
  put('_images/ireland.svg', drawing('<script>alert(1)</script>'), /script/i, own),
  put('_images/ireland.svg', drawing('', 'onload="alert(1)"'), /script|onload/i, own),
  put('_images/ireland.svg', drawing('<a href="javascript:alert(1)"><text>Go</text></a>'), /script/i, own),
  put(
    '_images/ireland.svg',
    drawing('<image href="https://example.org/photo.jpg" width="10" height="10"/>'),
    /example\.org|fetch|load|other/i,
    own,
  ),
  put(
    '_images/ireland.svg',
    drawing('<style>@import url(https://example.org/a.css);</style>'),
    /example\.org|fetch|load|other/i,
    own,
  ),
  put(
    '_images/ireland.svg',
    drawing(
      '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.org"/></foreignObject>',
    ),
    /example\.org|fetch|load|frame|foreign/i,
    own,
  ),
  put(
    '_images/ireland.svg',
    drawing('<use href="https://example.org/sprite.svg#a"/>'),
    /example\.org|fetch|load|other/i,
    own,
  ),
  put('_images/ireland.svg', drawing('<rect').slice(0, 150), /end|cut|missing|damaged/i, at),
  put('_images/ireland.svg', drawing('<g><rect width="5" height="5"/>'), /closed|damaged|end/i, at),
  put(
    '_images/ireland.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="5" height="5"/></svg>',
    /viewBox/,
    at,
  ),
  withBanner('tower.png', png(600, 2400), /high|tall|portrait|wide/i),
  withBanner('tower.png', png(3000, 40), /narrow|flat|high|low/i),
  withBanner('tower.png', png(300, 150), /small|pixels/i, { in: '_images/tower.png' }),
  withBanner('tower.png', png(1600, 900, 21_000_000), /KB|MB|large|heavy/i, { in: '_images/tower.png' }),
  change('study-ireland.json', '"image": "ireland.svg"', '"image": "ireland.png"', /ireland\.svg/),
  change('study-ireland.json', '"image": "ireland.svg"', '"image": "_images/ireland.svg"', /ireland\.svg/),
  change('study-ireland.json', '"image": "ireland.svg"', '"image": "Ireland.svg"', /ireland\.svg/),
  change(
    'study-ireland.json',
    '"image": "ireland.svg"',
    '"image": "https://example.org/ireland.jpg"',
    /_images|download/i,
  ),
  change('about.json', '"alt": "A signpost"', '"alt": "signpost.svg"', /alt|describe|file/i),
  change('about.json', '"alt": "A signpost"', '"alt": "Image of a signpost"', /image of|describe|without/i),
  put('_files/university-guide.pdf.exe', 'MZ', /exe|program/i),
];
