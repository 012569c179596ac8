import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClockIcon, PinIcon, RoadIcon, StarIcon } from '@nolo/ui/icons.tsx';
import { FuelIcon, ShieldIcon } from '../shared/rental/rental-icons.tsx';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Each drawing of the strip by its name, in the strip's order: what it draws, without spaces and ways to close an element. */
const drawings = new Map(
  [...read('icons.svg').matchAll(/<g id="(\w+)" transform="translate\((\d+)\)">(.*)<\/g>/g)].map(
    ([, name = '', left, drawing = '']) => [name, { left: Number(left), drawing: plain(drawing) }],
  ),
);

function plain(markup: string): string {
  return markup.replace(/<\/(path|circle)>|\//g, '');
}

it('the style sheet finds each drawing of the strip at its place', () => {
  const places = [...read('icons.css').matchAll(/--icon-(\w+): (\d+);/g)].map(([, name = '', place]) => ({
    name,
    left: Number(place) * 24,
  }));
  expect(places).toEqual([...drawings].map(([name, { left }]) => ({ name, left })));
  expect(read('icons.svg')).toContain(`viewBox="0 0 ${places.length * 24} 24"`);
});

it.each([
  ['clock', ClockIcon],
  ['fuel', FuelIcon],
  ['pin', PinIcon],
  ['road', RoadIcon],
  ['shield', ShieldIcon],
  ['star', StarIcon],
])('%s is drawn as the icon of that name', (name, Icon) => {
  const inner = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  expect(drawings.get(name)?.drawing).toBe(plain(inner));
});
