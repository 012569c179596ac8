import { lightnessOf, tone } from './colour-tones.ts';
import type { Drawing } from './side-view.ts';
import { clip, fill, hashOf, line, linear, path, radialAt } from './svg.ts';

/** Leather of the seats; which one a car gets follows from its paint. */
const leathers = ['#3a3d42', '#8a6248', '#c9b59b', '#5d4a40', '#6f757c'] as const;

const glass = 'M196 96C520 62 1080 62 1404 96L1530 452C1100 408 500 408 70 452Z';
const leftWindow = 'M0 150L120 118L34 452L0 470Z';
const rightWindow = 'M1600 150L1480 118L1566 452L1600 470Z';
const dashTop =
  'M-20 520C60 452 260 424 460 420C720 414 1180 412 1330 428C1470 440 1560 474 1620 520V620H-20Z';
const dashFace =
  'M-20 560C140 520 360 512 620 522L980 522C1240 512 1460 520 1620 560V760C1440 800 1180 806 1010 790L590 790C420 806 160 800 -20 760Z';
const seatLeft = 'M-80 1010V770C-70 690 0 650 110 652C226 656 292 700 306 790L330 1010Z';

function mirrored(d: string): string {
  return `<g transform="matrix(-1 0 0 1 1600 0)">${d}</g>`;
}

function outside(id: string): string {
  return [
    path(glass, `fill="url(#${id}s)"`),
    `<g clip-path="url(#${id}g)">`,
    fill(
      'M0 330C200 290 380 320 560 300C760 276 900 320 1100 292C1300 268 1450 300 1600 290V470H0Z',
      '#a9c2cb',
    ),
    fill('M0 372C300 340 520 372 800 356C1080 340 1360 372 1600 350V480H0Z', '#8fb09f'),
    fill('M0 400C400 384 1200 384 1600 400V480H0Z', '#a9bd8e'),
    fill('M786 372L806 372L1060 470L420 470Z', '#6b747d'),
    line('M796 378L790 396M786 406L774 438', '#f6f2e9', 4, 0.9),
    fill('M330 60L560 60L330 470L60 470Z', '#fff', 0.12),
    '</g>',
    fill(leftWindow, '#bcd3dd'),
    fill(rightWindow, '#bcd3dd'),
  ].join('');
}

function vent(x: number, y: number, w: number): string {
  const slats = [0, 1, 2, 3].map((i) => `M${x + 10} ${y + 13 + i * 12}H${x + w - 10}`).join('');
  return [
    `<rect x="${x}" y="${y}" width="${w}" height="62" rx="16" fill="#0d0f12"/>`,
    line(slats, '#3c424a', 4),
    line(`M${x + w / 2} ${y + 8}v46`, '#59616b', 5),
    `<rect x="${x}" y="${y}" width="${w}" height="62" rx="16" fill="none" stroke="#aeb6bf" stroke-opacity=".55" stroke-width="2.5"/>`,
  ].join('');
}

/** The tablet in the middle shows a map, the binnacle two dials; neither has any text. */
function screens(id: string, accent: string): string {
  const dial = (x: number): string =>
    `<circle cx="${x}" cy="520" r="44" fill="#0b0d10" stroke="#2f363e" stroke-width="4"/>${line(`M${x - 30} 545A39 39 0 1 1 ${x + 22} 552`, '#dfe6ec', 5, 0.85)}${line(`M${x} 520L${x + 22} 496`, accent, 4)}`;
  return [
    fill('M318 560C322 470 380 442 470 442C560 442 618 470 622 560Z', '#15181c'),
    dial(416),
    dial(524),
    `<rect x="690" y="446" width="250" height="150" rx="14" fill="#0b0d10"/>`,
    `<rect x="702" y="458" width="226" height="126" rx="8" fill="url(#${id}m)"/>`,
    `<g clip-path="url(#${id}t)">`,
    fill('M702 540C760 510 800 560 860 530C900 512 920 520 928 514V584H702Z', '#24404a'),
    line('M720 590C740 540 780 536 800 510C822 482 860 500 940 452', '#5f7f8c', 9),
    line('M720 590C740 540 780 536 800 510C812 494 828 492 846 490', accent, 6),
    '</g>',
    `<circle cx="846" cy="490" r="8" fill="#fff"/>`,
    fill('M702 458H830L760 584H702Z', '#fff', 0.05),
  ].join('');
}

function steeringWheel(id: string): string {
  const [x, y] = [470, 690];
  const ring = `<ellipse cx="${x}" cy="${y}" rx="182" ry="176" fill="none"`;
  return [
    `<ellipse cx="${x}" cy="${y + 12}" rx="182" ry="176" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="38"/>`,
    fill(
      `M${x - 176} ${y - 12}C${x - 110} ${y - 34} ${x - 80} ${y - 44} ${x} ${y - 44}C${x + 80} ${y - 44} ${x + 110} ${y - 34} ${x + 176} ${y - 12}L${x + 172} ${y + 36}C${x + 120} ${y + 24} ${x + 90} ${y + 40} ${x + 70} ${y + 66}L${x - 70} ${y + 66}C${x - 90} ${y + 40} ${x - 120} ${y + 24} ${x - 172} ${y + 36}Z`,
      '#1d2126',
    ),
    fill(`M${x - 34} ${y + 50}L${x + 34} ${y + 50}L${x + 26} ${y + 172}L${x - 26} ${y + 172}Z`, '#aab2ba'),
    `${ring} stroke="url(#${id}r)" stroke-width="34"/>`,
    line(`M${x - 150} ${y - 112}A190 184 0 0 1 ${x + 40} ${y - 181}`, '#fff', 5, 0.28),
    `<ellipse cx="${x}" cy="${y + 4}" rx="66" ry="60" fill="#15181c" stroke="#353b42" stroke-width="3"/>`,
    `<ellipse cx="${x}" cy="${y + 4}" rx="17" ry="17" fill="none" stroke="#c7ced5" stroke-width="4"/>`,
    line(`M${x - 132} ${y - 8}h34M${x + 98} ${y - 8}h34`, '#8f99a3', 7, 0.7),
  ].join('');
}

function centreConsole(id: string): string {
  return [
    fill('M650 760C700 742 900 742 950 760L1040 1010H560Z', `url(#${id}k)`),
    fill('M700 792C750 782 850 782 900 792L930 900C860 890 740 890 670 900Z', '#0e1013'),
    '<rect x="770" y="792" width="60" height="96" rx="28" fill="#23282e"/>',
    '<rect x="778" y="776" width="44" height="72" rx="20" fill="#15181c" stroke="#9ca5ae" stroke-width="3"/>',
    '<ellipse cx="730" cy="958" rx="52" ry="22" fill="#0b0d10" stroke="#59616b" stroke-width="3"/>',
    '<ellipse cx="870" cy="958" rx="52" ry="22" fill="#0b0d10" stroke="#59616b" stroke-width="3"/>',
  ].join('');
}

function seat(id: string, accent: string): string {
  return [
    line('M90 600V680M150 600V680', '#9aa3ac', 11),
    '<rect x="20" y="478" width="200" height="136" rx="52" fill="url(#' + id + 'q)"/>',
    line('M48 500C90 484 150 484 192 500', '#fff', 5, 0.22),
    fill(seatLeft, `url(#${id}q)`),
    fill('M226 1010C214 900 210 780 200 690C262 706 298 742 306 790L330 1010Z', '#000', 0.22),
    line('M212 1010C200 900 194 780 184 676', accent, 4, 0.8),
    line('M-20 712C20 676 90 666 150 672', '#fff', 6, 0.2),
  ].join('');
}

export function interiorView(id: string, colour: string): Drawing {
  const leather = leathers[hashOf(colour) % leathers.length] ?? leathers[0];
  const accent = lightnessOf(colour) < 0.4 ? tone(colour, 0.35) : colour;
  const defs = [
    clip(`${id}g`, glass),
    `<clipPath id="${id}t"><rect x="702" y="458" width="226" height="126" rx="8"/></clipPath>`,
    linear(
      `${id}s`,
      [0, 60, 0, 400],
      [
        [0, '#8fb9d2'],
        [0.6, '#cfe2ea'],
        [1, '#f3ebdd'],
      ],
    ),
    linear(
      `${id}a`,
      [0, 410, 0, 620],
      [
        [0, '#3b4148'],
        [0.3, '#262a30'],
        [1, '#15181c'],
      ],
    ),
    linear(
      `${id}f`,
      [0, 520, 0, 800],
      [
        [0, '#2d3238'],
        [0.5, '#22262b'],
        [1, '#131619'],
      ],
    ),
    linear(
      `${id}b`,
      [0, 0, 1600, 0],
      [
        [0, tone(accent, -0.35)],
        [0.3, tone(accent, 0.12)],
        [0.7, accent],
        [1, tone(accent, -0.4)],
      ],
    ),
    linear(
      `${id}q`,
      [0, 480, 330, 1000],
      [
        [0, tone(leather, 0.16)],
        [0.5, leather],
        [1, tone(leather, -0.4)],
      ],
    ),
    linear(
      `${id}r`,
      [290, 510, 650, 870],
      [
        [0, '#4a5058'],
        [0.5, '#1b1e22'],
        [1, '#0d0f11'],
      ],
    ),
    linear(
      `${id}k`,
      [0, 750, 0, 1000],
      [
        [0, '#31363c'],
        [1, '#14171a'],
      ],
    ),
    linear(
      `${id}m`,
      [702, 458, 928, 584],
      [
        [0, '#17303a'],
        [1, '#0f2028'],
      ],
    ),
    linear(
      `${id}u`,
      [0, 0, 0, 130],
      [
        [0, '#b9b4ac'],
        [1, '#dad6cf'],
      ],
    ),
    radialAt(
      `${id}w`,
      [800, 400, 1000],
      [
        [0.5, '#000', 0],
        [1, '#000', 0.42],
      ],
    ),
  ].join('');
  const parts = [
    '<path d="M0 0H1600V1000H0Z" fill="#1a1d21"/>',
    outside(id),
    fill('M0 0H1600V130L1480 118L1404 96C1080 62 520 62 196 96L120 118L0 150Z', `url(#${id}u)`),
    fill('M120 118L196 96L70 452L34 452ZM1480 118L1404 96L1530 452L1566 452Z', '#34383d'),
    fill(
      'M690 104C720 96 880 96 910 104C920 128 914 152 900 160L700 160C686 152 680 128 690 104Z',
      '#17191d',
    ),
    fill(
      'M704 112C740 106 860 106 896 112C902 128 898 144 890 150L710 150C702 144 698 128 704 112Z',
      '#9fb4c0',
    ),
    line('M800 70V100', '#17191d', 12),
    fill(dashTop, `url(#${id}a)`),
    fill(dashFace, `url(#${id}f)`),
    fill(
      'M-20 610C300 582 620 622 800 622C980 622 1300 582 1620 610V640C1300 612 980 652 800 652C620 652 300 612 -20 640Z',
      `url(#${id}b)`,
    ),
    line('M-20 610C300 582 620 622 800 622C980 622 1300 582 1620 610', '#fff', 3, 0.35),
    screens(id, accent),
    vent(120, 528, 150),
    vent(690, 664, 108),
    vent(832, 664, 108),
    vent(1330, 528, 150),
    line('M1040 690C1200 682 1400 690 1530 676L1520 760C1380 784 1180 786 1060 772Z', '#000', 3, 0.5),
    line('M1230 708H1330', '#8f99a3', 6, 0.5),
    centreConsole(id),
    steeringWheel(id),
    seat(id, accent),
    mirrored(seat(id, accent)),
    `<path d="M0 0H1600V1000H0Z" fill="url(#${id}w)"/>`,
  ].join('');
  return { defs, body: parts, box: { x: 0, y: 0, width: 1600, height: 1000 } };
}
