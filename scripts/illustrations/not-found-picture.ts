import { cypress, ground, sea, tree } from './posters/landscape.ts';
import { palettes } from './posters/palette.ts';
import { cloud, polygon, rect, ridge, shape, sky } from './posters/shapes.ts';
import { svgDocument } from './svg.ts';

function barrier(cx: number, y: number): string {
  const stripes = [0, 1, 2, 3, 4].map((i) =>
    polygon(
      [
        [cx - 92 + i * 40, y - 46],
        [cx - 72 + i * 40, y - 46],
        [cx - 84 + i * 40, y - 22],
        [cx - 104 + i * 40, y - 22],
      ],
      '#c9504a',
    ),
  );
  return [
    rect(cx - 84, y - 40, 8, 44, '#7d766f'),
    rect(cx + 76, y - 40, 8, 44, '#7d766f'),
    `<g clip-path="url(#not-found-plank)"><rect x="${cx - 104}" y="${y - 46}" width="208" height="24" fill="#fbf6ec"/>${stripes.join('')}</g>`,
    `<clipPath id="not-found-plank"><rect x="${cx - 104}" y="${y - 46}" width="208" height="24" rx="4"/></clipPath>`,
  ].join('');
}

const lane = (t: number): number => 748 + 270 * t;

/** Page not found: the road simply stops in the grass, above the sea. */
export function notFoundPicture(): string {
  const p = palettes.morning;
  const id = 'not-found-';
  const dash = (a: number, b: number): string =>
    polygon(
      [
        [800 - 1.6 - 8 * a, lane(a)],
        [800 + 1.6 + 8 * a, lane(a)],
        [800 + 1.6 + 8 * b, lane(b)],
        [800 - 1.6 - 8 * b, lane(b)],
      ],
      p.marking,
    );
  const end =
    'M694 756C700 744 740 752 762 746C780 741 806 750 830 744C860 740 900 746 908 756L1300 1020H300Z';
  const edges = 'M706 762L712 760L368 1020H346ZM894 762L888 760L1232 1020H1254Z';
  return svgDocument(
    1600,
    1000,
    [
      sky(id, p, [1080, 330], 64),
      cloud(260, 240, 340),
      cloud(1180, 200, 260, 0.4),
      ridge(
        [
          [0, 600],
          [260, 560],
          [520, 610],
          [760, 640],
        ],
        660,
        p.hills[0],
      ),
      sea(id, p, 630, 760, 3),
      ridge(
        [
          [980, 700],
          [1240, 640],
          [1420, 620],
          [1600, 600],
        ],
        770,
        p.hills[1],
      ),
      ground(id, p, 716, 724),
      shape('M660 764C690 738 740 744 770 738C810 732 880 734 940 764L1360 1020H240Z', p.groundShade),
      shape(end, p.road),
      shape(edges, p.marking),
      ...(
        [
          [0.12, 0.2],
          [0.3, 0.42],
          [0.56, 0.74],
          [0.9, 1],
        ] as const
      ).map(([a, b]) => dash(a, b)),
      barrier(801, 748),
      ...(
        [
          [650, 768, 26],
          [940, 770, 30],
          [560, 830, 34],
          [1090, 852, 40],
        ] as const
      ).map(([x, y, h]) => tree(p, x, y, h, true)),
      cypress(p, 240, 850, 210),
      cypress(p, 310, 836, 160),
      tree(p, 1370, 850, 190),
    ].join(''),
  );
}
