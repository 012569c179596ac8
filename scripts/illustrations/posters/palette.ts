/** Colours of one poster: the light of a time of day, and what it falls on. */
export interface Palette {
  sky: readonly [top: string, middle: string, low: string];
  sun: string;
  /** Hills from the farthest to the nearest. */
  hills: readonly [string, string, string];
  stone: string;
  stoneShade: string;
  roof: string;
  roofShade: string;
  opening: string;
  tree: string;
  treeShade: string;
  ground: string;
  groundShade: string;
  sea: readonly [far: string, near: string];
  road: string;
  marking: string;
}

const morning: Palette = {
  sky: ['#a9cbe0', '#d3e4ea', '#f8ecdd'],
  sun: '#fff6e4',
  hills: ['#b9cfd8', '#9dbdc2', '#83a69d'],
  stone: '#f3e3cb',
  stoneShade: '#d9bf9f',
  roof: '#cf8560',
  roofShade: '#b26c4b',
  opening: '#8c6f5a',
  tree: '#4f7d68',
  treeShade: '#3b6353',
  ground: '#b6c49a',
  groundShade: '#97aa80',
  sea: ['#8fbfcd', '#5c9bb0'],
  road: '#5d6670',
  marking: '#f6f2e9',
};

const gold: Palette = {
  sky: ['#7fa9bd', '#e8cfae', '#fbe3bd'],
  sun: '#fff1cf',
  hills: ['#d3b79c', '#b99b82', '#93886b'],
  stone: '#f6dfb9',
  stoneShade: '#d3aa7c',
  roof: '#c6714b',
  roofShade: '#a15638',
  opening: '#7b5440',
  tree: '#56704f',
  treeShade: '#40573d',
  ground: '#bcb684',
  groundShade: '#9a9a69',
  sea: ['#a9c3be', '#6b9aa3'],
  road: '#625d5e',
  marking: '#fbf1dd',
};

const dusk: Palette = {
  sky: ['#5f78a3', '#b9a3bd', '#f3c9b4'],
  sun: '#ffe7d0',
  hills: ['#a293b3', '#85809f', '#677089'],
  stone: '#efd0bd',
  stoneShade: '#bd9396',
  roof: '#b4665c',
  roofShade: '#8e4f52',
  opening: '#5d4658',
  tree: '#4c6470',
  treeShade: '#394d5b',
  ground: '#99948f',
  groundShade: '#77777a',
  sea: ['#b5a5bb', '#6d7da0'],
  road: '#4b5061',
  marking: '#f5e6dc',
};

const noon: Palette = {
  sky: ['#7fb9dc', '#b9dcea', '#eaf3ee'],
  sun: '#ffffff',
  hills: ['#a9ccd6', '#86b3b2', '#6d9b83'],
  stone: '#f8ecd6',
  stoneShade: '#dcc5a2',
  roof: '#d98a5c',
  roofShade: '#bd7045',
  opening: '#7c6a5c',
  tree: '#45785a',
  treeShade: '#325e46',
  ground: '#a9c088',
  groundShade: '#8aa66e',
  sea: ['#63b0cb', '#2f86ab'],
  road: '#5a646d',
  marking: '#f8f6ef',
};

const alpine: Palette = {
  sky: ['#8eafc9', '#c2d6e2', '#edeeea'],
  sun: '#ffffff',
  hills: ['#a7bccd', '#86a2b2', '#6c8d8c'],
  stone: '#eeddc5',
  stoneShade: '#c9b195',
  roof: '#b8735a',
  roofShade: '#985a45',
  opening: '#6f6259',
  tree: '#3f6b5c',
  treeShade: '#2f5448',
  ground: '#9db58d',
  groundShade: '#809b74',
  sea: ['#93b7c4', '#6594a6'],
  road: '#566069',
  marking: '#f4f3ee',
};

export const palettes = { morning, gold, dusk, noon, alpine } as const;
