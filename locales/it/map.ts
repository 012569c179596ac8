import type { Texts } from '../texts.ts';
import type en from '../en/map.ts';

export default {} satisfies Texts<typeof en>;
