import type { z } from 'zod';
import { passkeyName, startPasskey } from '@nolo/contract/passkeys.ts';

/** Password and name are asked for together, and sent one after the other. */
export const newPasskeySchema = startPasskey.body.extend({ name: passkeyName });
export type NewPasskey = z.input<typeof newPasskeySchema>;
