import { languageOfPath } from '@nolo/i18n/language.ts';
import { urlOf } from '../../../api/api-client.ts';
import { fetchOwnFile } from '../../../shared/session/own-file.ts';

/** Fetches a file of a booking as its renter, in the page's language, and hands it to the browser's downloads. */
export async function download(
  call: 'reservationReceipt' | 'reservationCalendar',
  id: string,
  fileName: string,
): Promise<void> {
  const file = await fetchOwnFile(urlOf(call, { params: { id } }), {
    headers: { 'Accept-Language': languageOfPath(location.pathname) },
  });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has begun by then; the browser keeps what it needs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
