import type { EventKey } from '../../../content/events.ts';
import { crests, disc, ellipse, palazzo, quad } from '../landmarks/parts.ts';
import { lamp } from '../landmarks/street-parts.ts';
import { sail } from '../posters/landmark-parts.ts';
import { cypress, palm, pine, sea, tree } from '../posters/landscape.ts';
import { palettes } from '../posters/palette.ts';
import { cloud, hipRoof, rect, sky, stroke } from '../posters/shapes.ts';
import { randomFrom } from '../svg.ts';
import { drivenCar, drivenRoad, passing } from './rolling.ts';

/** The films of the events' pages; `list` is that of the page which lists the events. */
export type FilmKey = EventKey | 'list';

/** What the film shows at `t` of its loop, from 0 to 1. */
type Scene = (t: number) => string;

/** Petals that fall and drift: each ends where it began. */
function petals(t: number): string {
  const random = randomFrom(19);
  return Array.from({ length: 26 }, () => {
    const [start, fall, colour] = [random(), random(), random()];
    const y = ((fall + t) % 1) * 1060 - 30;
    const x = ((start + 1 - t) % 1) * 1800 - 100 + Math.sin((t + fall) * Math.PI * 2) * 40;
    return ellipse(x, y, 9, 5.4, colour > 0.5 ? '#fff6f2' : '#f4c6c6', 0.9);
  }).join('');
}

const weddings: Scene = (t) => {
  const p = palettes.gold;
  const far = crests([620, 560, 610, 540, 600, 620], 800, p.hills[1]);
  const villa =
    palazzo(p, { x: 1010, base: 700, w: 240, h: 120, columns: 6, rows: 2 }) + hipRoof(p, 1010, 576, 240, 30);
  const avenue = [80, 330, 580, 830, 1080, 1330]
    .map((x, i) => cypress(p, x, 800, 330 + (i % 2) * 50))
    .join('');
  return [
    sky('w-', p, [1180, 240]),
    cloud(300, 190, 320, 0.35),
    crests([560, 500, 540, 480, 540], 800, p.hills[0]),
    passing(far + villa + tree(p, 960, 710, 90) + tree(p, 1300, 710, 100), 1, t),
    rect(0, 690, 1600, 120, p.ground),
    passing(avenue, 2, t),
    drivenRoad(p, 796, t),
    drivenCar('convertible', '#f6f1e7', t),
    petals(t),
  ].join('');
};

/** Corners of the viewfinder, and the light that says: recording. */
function viewfinder(t: number): string {
  const corners = 'M90 210V120H200M1400 120H1510V210M1510 790V880H1400M200 880H90V790';
  const isLit = t * 6 - Math.floor(t * 6) < 0.5;
  return (
    stroke(corners, '#ffffff', 9, 0.85) +
    (isLit ? disc(150, 180, 17, '#e5383b') : '') +
    stroke('M770 500H830M800 470V530', '#ffffff', 4, 0.5)
  );
}

/** A film lamp on its stand. */
const spot = (x: number) =>
  quad([x, 470, x + 16, 490, x + 360, 800, x + 120, 800], '#fff0c4', 0.2) +
  stroke(`M${x} 800V480M${x} 760L${x - 44} 806M${x} 760L${x + 44} 806`, '#3a3d4c', 8) +
  quad([x - 34, 446, x + 20, 462, x + 10, 508, x - 44, 492], '#2b2f3b');

const productions: Scene = (t) => {
  const p = palettes.dusk;
  const coast =
    crests([690, 640, 600, 650, 690], 760, p.hills[1]) + pine(p, 500, 690, 190) + pine(p, 900, 660, 210);
  return [
    sky('p-', p, [420, 330]),
    cloud(980, 180, 300, 0.3),
    sea('p-', p, 660, 800, 5),
    passing(coast, 1, t),
    rect(0, 740, 1600, 70, p.groundShade),
    passing(spot(260) + spot(1060), 2, t),
    drivenRoad(p, 796, t),
    drivenCar('sports', '#c8272d', t),
    viewfinder(t),
  ].join('');
};

const corporate: Scene = (t) => {
  const p = palettes.morning;
  const glass = (x: number, w: number, h: number) =>
    rect(x, 780 - h, w, h, p.hills[1]) +
    quad([x + w * 0.62, 780 - h, x + w, 780 - h, x + w, 780, x + w * 0.62, 780], p.hills[2], 0.6) +
    stroke(
      Array.from(
        { length: Math.floor(h / 44) },
        (_, i) => `M${x + 8} ${780 - h + 26 + i * 44}h${w - 16}`,
      ).join(''),
      '#e8f1f3',
      5,
      0.55,
    );
  const towers = [
    [40, 130, 420],
    [220, 90, 300],
    [470, 150, 500],
    [680, 110, 360],
    [900, 160, 440],
    [1150, 120, 340],
    [1360, 140, 470],
  ]
    .map(([x = 0, w = 0, h = 0]) => glass(x, w, h))
    .join('');
  const skyline = [0, 160, 420, 560, 800, 1060, 1240, 1480]
    .map((x, i) => rect(x, 430 + ((i * 73) % 130), 110, 370, p.hills[0]))
    .join('');
  return [
    sky('c-', p, [1240, 230]),
    cloud(240, 180, 320),
    skyline,
    passing(towers, 1, t),
    rect(0, 752, 1600, 50, p.ground),
    passing([200, 600, 1000, 1400].map((x) => lamp(x, 800, 330) + tree(p, x + 200, 800, 190)).join(''), 2, t),
    drivenRoad(p, 796, t),
    drivenCar('limousine', '#15171a', t),
  ].join('');
};

const list: Scene = (t) => {
  const p = palettes.noon;
  const coast =
    crests([640, 600, 560, 610, 570, 640], 760, p.hills[2]) +
    [420, 470, 530]
      .map((x, i) =>
        palazzo(
          { ...p, stone: ['#f9e3bd', '#f4c9a0', '#fdf0d8'][i] ?? p.stone },
          { x, base: 640, w: 58, h: 90 + i * 18, columns: 3, rows: 2 },
        ),
      )
      .join('');
  const wall = rect(0, 752, 1600, 50, p.stone) + rect(0, 752, 1600, 8, p.stoneShade);
  return [
    sky('l-', p, [380, 220]),
    cloud(900, 170, 320),
    sea('l-', p, 660, 800, 9),
    sail(1200, 720, 80),
    sail(340, 712, 56),
    passing(coast, 1, t),
    wall,
    passing([140, 540, 940, 1340].map((x, i) => palm(p, x, 800, 380 + (i % 2) * 50)).join(''), 2, t),
    drivenRoad(p, 796, t),
    drivenCar('saloon', '#1f4e9c', t),
  ].join('');
};

export const films: Readonly<Record<FilmKey, Scene>> = { list, weddings, productions, corporate };
