import type { Texts } from '../texts.ts';
import type en from '../en/login.ts';

export default {} satisfies Texts<typeof en>;
