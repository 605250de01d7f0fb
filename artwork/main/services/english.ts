import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { cloud } from '../sky';
import { table } from '../still-life';
import { box, d, each, line, place, shape, steps } from '../svg';
import { tones } from '../tones';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** An open book, its spine at the origin. */
function book(p: Palette): string {
  const lines = each(steps(-206, -74, 5), (y) => d`M-290,${y - 14}Q-170,${y - 34} -50,${y}`);
  const right = each(
    steps(-206, -74, 5),
    (y) => d`M50,${y}Q170,${y - 34} ${y > -90 ? 200 : 290},${y > -90 ? y - 24 : y - 14}`,
  );
  return (
    shape(p.near, 'M-370,-238L0,-200 370,-238V10L0,36 -370,10z') +
    shape(p.light, 'M0,-220Q-170,-300 -344,-256V-8Q-170,-50 0,14Q170,-50 344,-8V-256Q170,-300 0,-220z') +
    shape(mix(p.light, p.mid, 0.3), 'M0,-220Q60,-250 110,-262V-24Q56,-14 0,14z', { opacity: 0.6 }) +
    line(mix(p.light, p.mid, 0.55), 9, lines + right, round) +
    line(p.mid, 5, 'M0,-220V14')
  );
}

function headset(p: Palette): string {
  return (
    line(p.deep, 34, 'M-226,20V-70a226,226 0 0 1 452,0V20', round) +
    line(p.detail, 7, 'M-214,-140A226,226 0 0 1 -60,-280', { ...round, opacity: 0.7 }) +
    shape(
      p.near,
      'M-282,-20q0,-40 40,-40h40V130h-40q-40,0 -40,-40zM282,-20q0,-40 -40,-40h-40V130h40q40,0 40,-40z',
    ) +
    shape(
      p.deep,
      'M-206,-66h26q16,0 16,16V120q0,16 -16,16h-26zM206,-66h-26q-16,0 -16,16V120q0,16 16,16h26z',
    ) +
    line(p.deep, 13, 'M-246,110Q-236,170 -120,170', round) +
    shape(p.mid, 'M-130,148h56a22,22 0 0 1 0,44h-56a22,22 0 0 1 0,-44z')
  );
}

const bubble = (p: Palette, tail: string, x: number, y: number, w: number, h: number) =>
  shape(
    p.light,
    d`M${x + 34},${y}h${w - 68}a34,34 0 0 1 34,34v${h - 68}a34,34 0 0 1 -34,34h${68 - w}a34,34 0 0 1 -34,-34v${68 - h}a34,34 0 0 1 34,-34z${tail}`,
  );

/** A headset over an open book; what is said goes to and fro. */
export const english: Illustration = {
  name: 'service-english',
  palette: tones.maple,
  sun: { x: 600, y: 310, r: 112 },
  layers: (p) => [
    shape(p.sky[2], cloud(480, 90, 160)),
    shape(p.far, 'M0,620Q260,560 520,610T1200,590V900H0z'),
    shape(mix(p.far, p.mid, 0.6), 'M0,690Q300,640 640,680T1200,660V900H0z'),
    table(p, 742, 90),
    place(600, 352, 1, headset(p)),
    bubble(p, 'M200,340L276,396 260,330z', 76, 190, 240, 158),
    line(p.mid, 11, 'M122,269v0M154,250v38M186,228v82M218,244v50M250,256v26M274,269v0', round),
    bubble(p, 'M1000,300L924,350 944,290z', 890, 130, 234, 164),
    line(p.mid, 11, 'M940,188H1074M940,230H1030', round),
    shape(p.deep, 'M216,806H984L940,838H260z', { opacity: 0.45 }),
    place(600, 840, 1.02, book(p)),
    shape(p.deep, box(0, 880, 1200, 20)),
  ],
};
