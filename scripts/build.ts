import { buildPages } from './development/build-pages.ts';

buildPages();
