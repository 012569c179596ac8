import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadingCar } from './loading-car.ts';
import { logo, logoSymbol, logoWordMark } from './logo.ts';
import { NIGHT_DRIVE, nightDrive } from './night-drive.ts';
import { notFoundPicture } from './not-found-picture.ts';
import { placeholderCar } from './placeholder-car.ts';
import { hasBadNumber, idsOf, sizeOf } from './well-formed.ts';

const primary = '#2196f3';

describe('small pictures', () => {
  it.each([
    ['placeholder', placeholderCar(), 1600, 1000],
    ['not found', notFoundPicture(), 1600, 1000],
    ['night drive', nightDrive(), 1160, 1450],
    ['loading car', loadingCar(primary), 240, 110],
    ['logo', logo({ primary }), 230, 64],
    ['symbol', logoSymbol({ primary }), 64, 64],
    ['word mark', logoWordMark({ primary }), 149, 64],
  ])('draws the %s', async (_name, svg, width, height) => {
    expect(await sizeOf(svg)).toEqual({ format: 'svg', width, height });
    expect(hasBadNumber(svg)).toBe(false);
    expect(svg).not.toContain('<text');
  });

  it('shares no id between the two large ones', () => {
    const ids = [placeholderCar(), notFoundPicture()].flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps the night drive as it is drawn', () => {
    expect(readFileSync(NIGHT_DRIVE, 'utf8')).toBe(nightDrive());
  });

  it('gives the loading car two wheels to turn', () => {
    expect(loadingCar(primary).match(/class="loading-car-wheel /g)).toHaveLength(2);
  });

  it('draws dark on a pale primary colour', () => {
    expect(logoSymbol({ primary: '#ffe082' })).toContain('stroke="#14181d"');
    expect(logoSymbol({ primary: '#000000' })).toContain('stroke="#ffffff"');
  });
});
