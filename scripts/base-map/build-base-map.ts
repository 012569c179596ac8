/**
 * Writes web/shared/map/base-map/base-map.json, the map that is shown when no style address is set.
 * Run: node scripts/base-map/build-base-map.ts (downloads 200 MB of npm packages the first time).
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { STEPS_PER_DEGREE } from '../../web/shared/map/base-map/base-map-data.ts';
import type { BaseMapData, EncodedLine } from '../../web/shared/map/base-map/base-map-data.ts';
import { buildCountryBorders, buildRegionBorders } from './borders.ts';
import type { Ring } from './geometry.ts';
import { buildLabels } from './labels.ts';
import { buildLakes } from './lakes.ts';
import { buildLand } from './land.ts';
import { buildBuiltUp, buildRivers } from './natural-earth.ts';
import { openDataRequire } from './open-data.ts';

/** OpenStreetMap's licence asks for the link. */
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a> · Natural Earth · GeoNames · svg-maps';

function encode(line: Ring): EncodedLine {
  const steps: EncodedLine = [];
  let [lastX, lastY] = [0, 0];
  for (const [longitude, latitude] of line) {
    const x = Math.round(longitude * STEPS_PER_DEGREE);
    const y = Math.round(latitude * STEPS_PER_DEGREE);
    if (steps.length > 0 && x === lastX && y === lastY) continue;
    steps.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return steps;
}

const require = openDataRequire();
const { italian, other } = buildCountryBorders(require);
const land = buildLand(require);
const data: BaseMapData = {
  attribution: ATTRIBUTION,
  land: land.map((polygon) => polygon.map(encode)),
  lakes: buildLakes(require).map((polygon) => polygon.map(encode)),
  builtUp: buildBuiltUp(require, land).map((polygon) => polygon.map(encode)),
  rivers: buildRivers(require).map(({ names, lines }) => ({ names, lines: lines.map(encode) })),
  italianBorders: italian.map(encode),
  otherBorders: other.map(encode),
  regionBorders: buildRegionBorders(require).map(encode),
  labels: buildLabels(),
};
const text = JSON.stringify(data);
writeFileSync(new URL('../../web/shared/map/base-map/base-map.json', import.meta.url), `${text}\n`);
const points = [...data.land, ...data.lakes].flat().reduce((sum, ring) => sum + ring.length / 2, 0);
console.log(
  `${points} points of land and ${data.lakes.length} lakes, ${data.labels.length} labels, ${gzipSync(text).length} bytes gzipped`,
);
