import { z } from 'zod';
import { noticeKinds } from '@nolo/domain/account/notice-kinds.ts';
import { endpoint } from './endpoint.ts';
import { nothing } from './wire.ts';

/** As many of the newest are listed. */
export const NOTICES_SHOWN = 50;

/** One message of the centre of notices; the page writes its text from kind and data. */
export const notice = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  /** The reader's own booking that it is about. */
  booking_id: z.uuid().nullable(),
  number: z.string().nullable(),
  car_name: z.string().nullable(),
  detail: z.string().nullable(),
  created_at: z.iso.datetime(),
  is_read: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

export const notices = endpoint('notices', {
  summary: 'The newest notices of the logged-in renter',
  access: 'renter',
  status: 200,
  data: z.object({ notices: z.array(notice), unread: z.number().int() }),
});

/** What came after the list was shown is not in `ids` and stays unread; what is older than all of them no list shows any more. */
export const readNotices = endpoint('readNotices', {
  summary: 'Mark the notices of a list, and those before them, as read',
  access: 'renter',
  status: 200,
  body: z.object({ ids: z.array(z.uuid()).min(1).max(NOTICES_SHOWN) }),
  data: z.object({ unread: z.number().int() }),
});

export const deleteNotice = endpoint('deleteNotice', {
  summary: 'Delete a notice',
  access: 'renter',
  status: 200,
  params: z.object({ id: z.uuid() }),
  data: nothing,
  errors: ['notice.not_found'],
});
