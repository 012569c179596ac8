import { z } from 'zod';
import { email } from '@nolo/contract/wire.ts';

/** For the forms that ask for nothing but an address. */
export const emailSchema = z.object({ email });
