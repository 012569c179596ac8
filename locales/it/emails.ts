import type { Texts } from '../texts.ts';
import type en from '../en/emails.ts';

export default {} satisfies Texts<typeof en>;
