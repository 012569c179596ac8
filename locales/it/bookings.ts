import type { Texts } from '../texts.ts';
import type en from '../en/bookings.ts';

export default {} satisfies Texts<typeof en>;
