import type { Texts } from '../texts.ts';
import type en from '../en/checkout.ts';

export default {} satisfies Texts<typeof en>;
