import type { CarBody } from '../../../db/seed/picture-files.ts';
import type { Point } from '../bodies/body-spec.ts';

/** What the side view does not say: where the screens are, and the faces at both ends. */
export interface Volume {
  /** Ends of windscreen and rear window on the centre line. */
  cowl: Point;
  header: Point;
  rearTop: Point;
  rearBase: Point;
  /** Height at which bonnet or boot turns into the face. */
  noseEdge: number;
  tailEdge: number;
  /** Half width at the roof, as a share of the half width at the hips. */
  roofShare: number;
  /** How far the corners are rounded in plan, in centimetres. */
  noseRound: number;
  tailRound: number;
  bottom: number;
  /** Faces: x as a share of the half width (-1..1), y in centimetres. */
  grille: string;
  bars: string;
  intake: string;
  /** Lamps low in the face, where the ones of the side view lie on the wings. */
  noseLamp?: string;
  plate: number;
  tailLamp: string;
  tailPlate: number;
  tailTrim: string;
}

const lowIntake = 'M-0.6 40C-0.3 42 0.3 42 0.6 40L0.5 27C0.2 26 -0.2 26 -0.5 27Z';
const lowTrim = 'M-0.96 40C-0.5 34 0.5 34 0.96 40L0.9 20L-0.9 20Z';

export const volumes: Readonly<Record<CarBody, Volume>> = {
  city: {
    cowl: [278, 106],
    header: [184, 148],
    rearTop: [60, 143.5],
    rearBase: [22, 103],
    noseEdge: 84,
    tailEdge: 100,
    roofShare: 0.76,
    noseRound: 45,
    tailRound: 42,
    bottom: 21,
    grille: 'M-0.4 66C-0.2 63 0.2 63 0.4 66L0.36 60C0.2 58 -0.2 58 -0.36 60Z',
    bars: '',
    intake: 'M-0.62 46C-0.3 48 0.3 48 0.62 46L0.54 30C0.2 28 -0.2 28 -0.54 30Z',
    plate: 45,
    tailLamp: '',
    tailPlate: 72,
    tailTrim: 'M-0.96 42C-0.5 38 0.5 38 0.96 42L0.9 21L-0.9 21Z',
  },
  saloon: {
    cowl: [366, 102.5],
    header: [286, 140.5],
    rearTop: [182, 142],
    rearBase: [76, 110],
    noseEdge: 84,
    tailEdge: 101,
    roofShare: 0.72,
    noseRound: 51,
    tailRound: 48,
    bottom: 20,
    grille: 'M-0.37 74C-0.2 76 0.2 76 0.37 74C0.38 64 0.32 54 0.25 49L-0.25 49C-0.32 54 -0.38 64 -0.37 74Z',
    bars: 'M-0.36 68L0.36 68M-0.34 62L0.34 62M-0.31 56L0.31 56',
    intake: lowIntake,
    plate: 46,
    tailLamp: '',
    tailPlate: 74,
    tailTrim: lowTrim,
  },
  coupe: {
    cowl: [354, 99.5],
    header: [240, 136],
    rearTop: [150, 133.5],
    rearBase: [44, 107.5],
    noseEdge: 80,
    tailEdge: 100,
    roofShare: 0.69,
    noseRound: 55,
    tailRound: 50,
    bottom: 18.5,
    grille: 'M-0.42 66C-0.2 69 0.2 69 0.42 66C0.44 58 0.36 50 0.28 46L-0.28 46C-0.36 50 -0.44 58 -0.42 66Z',
    bars: 'M-0.42 60L0.42 60M-0.38 54L0.38 54',
    intake: 'M-0.7 42C-0.3 38 0.3 38 0.7 42L0.6 26C0.2 24 -0.2 24 -0.6 26Z',
    plate: 44,
    tailLamp: 'M-0.6 92L0.6 92L0.6 89.5L-0.6 89.5Z',
    tailPlate: 60,
    tailTrim: lowTrim,
  },
  limousine: {
    cowl: [424, 106],
    header: [332, 145.5],
    rearTop: [204, 146],
    rearBase: [94, 113.5],
    noseEdge: 89,
    tailEdge: 105,
    roofShare: 0.73,
    noseRound: 50,
    tailRound: 50,
    bottom: 20,
    grille: 'M-0.36 84C-0.2 86 0.2 86 0.36 84L0.36 50C0.2 47 -0.2 47 -0.36 50Z',
    bars: 'M-0.28 84L-0.28 49M-0.2 85L-0.2 48M-0.12 85L-0.12 48M-0.04 85L-0.04 48M0.04 85L0.04 48M0.12 85L0.12 48M0.2 85L0.2 48M0.28 84L0.28 49',
    intake: lowIntake,
    plate: 46,
    tailLamp: 'M-0.6 97L0.6 97L0.6 95L-0.6 95Z',
    tailPlate: 74,
    tailTrim: lowTrim,
  },
  suv: {
    cowl: [348, 118.5],
    header: [252, 164],
    rearTop: [52, 160.5],
    rearBase: [22, 119],
    noseEdge: 100,
    tailEdge: 114,
    roofShare: 0.78,
    noseRound: 44,
    tailRound: 42,
    bottom: 29,
    grille: 'M-0.44 94C-0.2 96 0.2 96 0.44 94C0.46 84 0.4 72 0.34 66L-0.34 66C-0.4 72 -0.46 84 -0.44 94Z',
    bars: 'M-0.44 87L0.44 87M-0.42 80L0.42 80M-0.38 73L0.38 73',
    intake: 'M-0.74 58C-0.3 60 0.3 60 0.74 58L0.62 38C0.2 36 -0.2 36 -0.62 38Z',
    plate: 60,
    tailLamp: '',
    tailPlate: 92,
    tailTrim: 'M-0.98 56C-0.5 52 0.5 52 0.98 56L0.9 29L-0.9 29Z',
  },
  minivan: {
    cowl: [404, 122.5],
    header: [294, 185],
    rearTop: [34, 182],
    rearBase: [13, 126],
    noseEdge: 102,
    tailEdge: 122,
    roofShare: 0.84,
    noseRound: 47,
    tailRound: 34,
    bottom: 22,
    grille: 'M-0.46 92C-0.2 94 0.2 94 0.46 92C0.46 84 0.42 76 0.36 70L-0.36 70C-0.42 76 -0.46 84 -0.46 92Z',
    bars: 'M-0.45 84L0.45 84M-0.41 77L0.41 77',
    intake: 'M-0.66 46C-0.3 48 0.3 48 0.66 46L0.56 30C0.2 28 -0.2 28 -0.56 30Z',
    plate: 60,
    tailLamp: '',
    tailPlate: 86,
    tailTrim: 'M-0.97 44C-0.5 40 0.5 40 0.97 44L0.92 22L-0.92 22Z',
  },
  convertible: {
    cowl: [334, 100.5],
    header: [272, 132],
    rearTop: [150, 99],
    rearBase: [130, 100],
    noseEdge: 81,
    tailEdge: 97,
    roofShare: 0.72,
    noseRound: 51,
    tailRound: 50,
    bottom: 19,
    grille: 'M-0.4 68C-0.2 71 0.2 71 0.4 68C0.42 60 0.34 51 0.26 47L-0.26 47C-0.34 51 -0.42 60 -0.4 68Z',
    bars: 'M-0.4 62L0.4 62M-0.36 55L0.36 55',
    intake: lowIntake,
    plate: 44,
    tailLamp: '',
    tailPlate: 60,
    tailTrim: lowTrim,
  },
  sports: {
    cowl: [326, 85],
    header: [234, 116],
    rearTop: [186, 118.5],
    rearBase: [92, 106.5],
    noseEdge: 50,
    tailEdge: 94,
    roofShare: 0.64,
    noseRound: 66,
    tailRound: 46,
    bottom: 15.5,
    grille: 'M-0.34 34C-0.2 36 0.2 36 0.34 34L0.3 22C0.1 20 -0.1 20 -0.3 22Z',
    bars: '',
    intake:
      'M-0.86 38C-0.7 40 -0.5 38 -0.42 34L-0.4 22C-0.6 20 -0.8 24 -0.86 38ZM0.86 38C0.7 40 0.5 38 0.42 34L0.4 22C0.6 20 0.8 24 0.86 38Z',
    noseLamp:
      'M-0.88 49C-0.72 50 -0.56 49 -0.44 46L-0.52 43C-0.64 44 -0.78 45 -0.88 46ZM0.88 49C0.72 50 0.56 49 0.44 46L0.52 43C0.64 44 0.78 45 0.88 46Z',
    plate: 0,
    tailLamp: 'M-0.6 88L0.6 88L0.6 85L-0.6 85Z',
    tailPlate: 58,
    tailTrim: 'M-0.8 66C-0.5 70 0.5 70 0.8 66L0.94 44L0.9 16L-0.9 16L-0.94 44Z',
  },
};
