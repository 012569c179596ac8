import type { Texts } from '../texts.ts';
import type en from '../en/car.ts';

export default {} satisfies Texts<typeof en>;
