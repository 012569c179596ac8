import type { Texts } from '../texts.ts';
import type en from '../en/account.ts';

export default {} satisfies Texts<typeof en>;
