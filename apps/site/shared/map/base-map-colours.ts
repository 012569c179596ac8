import type { MapTheme } from './map-types.ts';

export type BaseMapColours = Record<
  | 'sea'
  | 'land'
  | 'builtUp'
  | 'river'
  | 'coast'
  | 'border'
  | 'italianBorder'
  | 'regionBorder'
  | 'town'
  | 'region'
  | 'country'
  | 'seaName'
  | 'airport'
  | 'landmark'
  | 'riverName'
  | 'halo'
  | 'dot',
  string
>;

/** Quiet, so that the prices are what one sees. Names keep 4.5:1 on what they lie on. */
export const baseMapColours: Record<MapTheme, BaseMapColours> = {
  light: {
    sea: '#cfe2ee',
    land: '#f6f5f1',
    builtUp: '#eae6de',
    river: '#bcd6e6',
    coast: '#a9c6d8',
    border: '#c9c4ba',
    italianBorder: '#a39d92',
    regionBorder: '#d5d0c6',
    town: '#3c4650',
    region: '#6b645a',
    country: '#67635f',
    seaName: '#45708c',
    airport: '#2f5f86',
    landmark: '#6b645a',
    riverName: '#3c6580',
    halo: '#fbfaf7',
    dot: '#7b858e',
  },
  dark: {
    sea: '#0d161d',
    land: '#1d2429',
    builtUp: '#262e34',
    river: '#13212b',
    coast: '#31414c',
    border: '#3a444b',
    italianBorder: '#5b666e',
    regionBorder: '#313a40',
    town: '#c3ccd3',
    region: '#8f989e',
    country: '#8c959b',
    seaName: '#6f93ab',
    airport: '#8fb9da',
    landmark: '#a3acb2',
    riverName: '#7fa3bb',
    halo: '#151b1f',
    dot: '#7d878e',
  },
};
