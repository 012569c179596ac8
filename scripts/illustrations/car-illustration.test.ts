import { describe, expect, it } from 'vitest';
import { carBodies } from '../../db/seed/picture-files.ts';
import { carViews } from '../../domain/cars/car-views.ts';
import { carIllustration } from './car-illustration.ts';
import { hasBadNumber, idsOf, referencesOf, sizeOf } from './well-formed.ts';

const every = carBodies.flatMap((body) => carViews.map((view) => ({ body, view })));
const colour = '#1f4e9c';

describe('car illustration', () => {
  it.each(every)(
    'draws $body, $view, as a well-formed picture of the agreed size',
    async ({ body, view }) => {
      const svg = carIllustration({ body, view, colour });
      expect(await sizeOf(svg)).toEqual({ format: 'svg', width: 1600, height: 1000 });
      expect(hasBadNumber(svg)).toBe(false);
      expect(svg.length).toBeLessThan(25_600);
    },
  );

  it.each(every)('defines every id of $body, $view, once and refers to no other', ({ body, view }) => {
    const svg = carIllustration({ body, view, colour });
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    expect(referencesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('shares no id between two pictures on one page', () => {
    const pictures = every.flatMap((one) => [
      carIllustration({ ...one, colour }),
      carIllustration({ ...one, colour: '#c8272d' }),
      carIllustration({ ...one, colour, background: 'none' }),
    ]);
    const ids = pictures.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same for the same options and differs by body, view, colour and scene', () => {
    const options = { body: 'suv', view: 'side', colour } as const;
    expect(carIllustration(options)).toBe(carIllustration({ ...options }));
    const others = [
      { ...options, body: 'city' as const },
      { ...options, view: 'rear' as const },
      { ...options, colour: '#ffffff' },
      { ...options, scene: 4 },
    ];
    expect(new Set([options, ...others].map(carIllustration)).size).toBe(5);
  });

  it('leaves the background out and trims to the car on request', async () => {
    const svg = carIllustration({ body: 'city', view: 'side', colour, background: 'none', crop: true });
    const { width, height } = await sizeOf(svg);
    expect(width).toBeLessThan(1600);
    expect(height).toBeLessThan(1000);
    expect(svg).not.toContain('H1600V1000H0Z" fill="url(#g');
  });

  it.each(['#000000', '#ffffff', '#FFD100'])('takes %s as paint', async (paint) => {
    const svg = carIllustration({ body: 'coupe', view: 'three-quarter', colour: paint });
    await expect(sizeOf(svg)).resolves.toMatchObject({ format: 'svg' });
    expect(hasBadNumber(svg)).toBe(false);
  });

  it('refuses what is not a #rrggbb colour', () => {
    expect(() => carIllustration({ body: 'city', view: 'side', colour: 'red' })).toThrow(RangeError);
  });
});
