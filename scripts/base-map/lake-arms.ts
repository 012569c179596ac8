import type { Point } from './geometry.ts';

/** Narrow arms that the source has only as scattered pools: middle lines by hand, widths in kilometres. */
export const LAKE_ARMS: { width: number; line: Point[] }[] = [
  {
    // Como, from Como to the north end
    width: 1.4,
    line: [
      [9.072, 45.815],
      [9.083, 45.84],
      [9.12, 45.868],
      [9.155, 45.91],
      [9.135, 45.943],
      [9.18, 45.952],
      [9.235, 45.985],
      [9.258, 46.02],
      [9.29, 46.11],
      [9.315, 46.145],
      [9.37, 46.172],
    ],
  },
  {
    // Como, the arm of Lecco
    width: 1.5,
    line: [
      [9.262, 46.01],
      [9.285, 45.975],
      [9.305, 45.92],
      [9.365, 45.885],
      [9.39, 45.857],
    ],
  },
  {
    // Lugano, from Porlezza by Lugano to Capolago
    width: 1.1,
    line: [
      [9.122, 46.035],
      [9.06, 46.022],
      [9.005, 46.002],
      [8.968, 45.99],
      [8.958, 45.955],
      [8.955, 45.935],
      [8.978, 45.905],
    ],
  },
  {
    // Lugano, round Morcote to Agno
    width: 1,
    line: [
      [8.953, 45.937],
      [8.92, 45.922],
      [8.905, 45.908],
      [8.885, 45.935],
      [8.9, 45.985],
    ],
  },
  {
    // Maggiore
    width: 2.2,
    line: [
      [8.6, 45.737],
      [8.575, 45.765],
      [8.585, 45.83],
      [8.57, 45.885],
      [8.6, 45.92],
      [8.665, 45.99],
      [8.72, 46.065],
      [8.755, 46.115],
      [8.79, 46.145],
      [8.845, 46.157],
    ],
  },
];
