import type { BaseMapData } from './base-map-data.ts';
import baseMapUrl from './base-map.json?url';
import { decodeBaseMap } from './decode-base-map.ts';
import type { BaseMap } from './decode-base-map.ts';

let loading: Promise<BaseMap> | undefined;

async function fetchBaseMap(): Promise<BaseMap> {
  const reply = await fetch(baseMapUrl);
  if (!reply.ok) throw new Error(`Base map: HTTP ${reply.status}`);
  const data: BaseMapData = await reply.json();
  return decodeBaseMap(data);
}

/** Once per visit; a failure is tried again the next time a map opens. */
export function loadBaseMap(): Promise<BaseMap> {
  loading ??= fetchBaseMap().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
