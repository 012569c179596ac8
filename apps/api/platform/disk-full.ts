import { fieldOf } from '@nolo/domain/records.ts';

/** What the system says of a disk, or of somebody's share of it. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Whether something could not be kept for want of room: the operator's to repair, and worth trying again later. */
export const isDiskFull = (error: unknown): boolean => FULL.has(String(fieldOf(error, 'code')));
