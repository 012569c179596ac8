import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, carsIn, clusterMarkers, isOnePill, toPixels, type MarkerGroup } from './cluster-markers.ts';
import type { MapMarker } from './map-types.ts';

const marker = (id: string, longitude: number, latitude: number, amountMinor: number): MapMarker => ({
  id,
  longitude,
  latitude,
  count: 1,
  bookable: 1,
  box: { lat: [latitude, latitude], long: [longitude, longitude] },
  cheapest: { amountMinor, label: `€ ${amountMinor / 100}`, name: id, href: `/${id}`, notice: null },
  unavailability: null,
  isSelected: false,
});

const amountOf = ({ cheapest }: MapMarker) => cheapest?.amountMinor ?? 0;

/** A price alone is narrower than one of several with their number. */
const sizeOf = ({ members }: MarkerGroup) => ({ width: members.length > 1 ? 140 : 60, height: 40 });

const firsts = (list: MapMarker[]) => clusterMarkers(list, 5, sizeOf).map(({ first }) => first.id);

const markers = fc
  .array(
    fc.tuple(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.nat(100_000),
    ),
    { maxLength: 60 },
  )
  .map((places) =>
    places.map(([longitude, latitude, price], at) => marker(String(at), longitude, latitude, price)),
  );

describe('clusterMarkers', () => {
  it('keeps distant cars apart and joins near ones under the cheapest', () => {
    const cars = [
      marker('rome', 12.5, 41.9, 9000),
      marker('rome-cheap', 12.51, 41.91, 4000),
      marker('milan', 9.19, 45.46, 7000),
    ];
    const groups = clusterMarkers(cars, 6, sizeOf);
    expect(groups.map((group) => [group.first.id, group.members.length])).toEqual([
      ['rome-cheap', 2],
      ['milan', 1],
    ]);
    expect(clusterMarkers(cars, 14, sizeOf)).toHaveLength(3);
  });

  it('counts the cars of groups, and puts those without a price last', () => {
    const many = { ...marker('many', 12.5, 41.9, 0), count: 1200, cheapest: null };
    const [group] = clusterMarkers([many, marker('one', 12.5, 41.9, 9000)], 6, sizeOf);
    expect(group?.first.id).toBe('one');
    expect(group && carsIn(group)).toBe(1201);
  });

  it('has what can be booked first, however dear it is', () => {
    const closed = { ...marker('closed', 12.5, 41.9, 100), unavailability: 'Closed' };
    const unpriced = { ...marker('many', 12.5, 41.9, 0), cheapest: null };
    expect(firsts([closed, marker('open', 12.5, 41.9, 9000)])).toEqual(['open']);
    expect(firsts([closed, unpriced])).toEqual(['many']);
  });

  it('never parts cars at one office', () => {
    expect(clusterMarkers([marker('a', 12, 42, 1), marker('b', 12, 42, 2)], 22, sizeOf)).toHaveLength(1);
  });

  it('has every car in exactly one group, the cheapest first', () => {
    fc.assert(
      fc.property(markers, fc.double({ min: 0, max: 20, noNaN: true }), (cars, zoom) => {
        const groups = clusterMarkers(cars, zoom, sizeOf);
        const ids = groups.flatMap((group) => group.members.map(({ id }) => id));
        expect(ids.toSorted()).toEqual(cars.map(({ id }) => id).toSorted());
        for (const { first, members } of groups) {
          expect(members[0]).toBe(first);
          expect(members.every((member) => amountOf(member) >= amountOf(first))).toBe(true);
        }
      }),
    );
  });

  it('hides no price behind another, however wide its neighbours have grown', () => {
    fc.assert(
      fc.property(markers, fc.double({ min: 0, max: 20, noNaN: true }), (cars, zoom) => {
        const drawn = clusterMarkers(cars, zoom, sizeOf).map((group) => {
          const [x, y] = toPixels(group.first, zoom);
          return { x, y, ...sizeOf(group) };
        });
        const overlap = drawn.some((a, index) =>
          drawn
            .slice(index + 1)
            .some((b) => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < a.height),
        );
        expect(overlap).toBe(false);
      }),
    );
  });

  it('leaves narrow prices apart where wide ones would touch', () => {
    const degrees = (80 / (512 * 2 ** 6)) * 360;
    const near = [marker('a', 12, 42, 1), marker('b', 12 + degrees, 42, 2)];
    expect(clusterMarkers(near, 6, sizeOf)).toHaveLength(2);
    expect(clusterMarkers([...near, marker('c', 12, 42, 3)], 6, sizeOf)).toHaveLength(1);
  });

  it('does not depend on the order of the cars', () => {
    fc.assert(
      fc.property(markers, (cars) => {
        expect(firsts(cars.toReversed())).toEqual(firsts(cars));
      }),
    );
  });
});

describe('boxOf', () => {
  it('spans all markers', () => {
    expect(boxOf([marker('a', 9, 45, 1), marker('b', 12, 41, 1)])).toEqual({ lat: [41, 45], long: [9, 12] });
    expect(boxOf([])).toBeNull();
  });
});

describe('isOnePill', () => {
  it('is so for cars at one office at any zoom, and for a city until it is near', () => {
    expect(isOnePill({ lat: [42, 42], long: [12, 12] }, 22)).toBe(true);
    const rome = { lat: [41.85, 41.95], long: [12.4, 12.6] } as const;
    expect(isOnePill({ lat: [...rome.lat], long: [...rome.long] }, 5)).toBe(true);
    expect(isOnePill({ lat: [...rome.lat], long: [...rome.long] }, 12)).toBe(false);
  });
});
