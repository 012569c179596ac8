/**
 * What the SQL types of some columns do not tell: their values are one of a list, or JSON of a known shape. Read, they
 * have that type; written, they are text, which the table's checks or the writer's own types keep right.
 */
const read = (type: string, written = 'string'): string => `ColumnType<${type}, ${written}, ${written}>`;

export const columnTypes: Record<string, string> = {
  'account.document_type': read('DocumentType | null', 'string | null'),
  'account.documents_status': 'ColumnType<DocumentsStatus, string | undefined, string>',
  'account.gender': read('Gender | null', 'string | null'),
  'account.language': read('Language'),
  'booking.billing': read('Billing'),
  'booking.cancel_reason': read('CancelReason | null', 'string | null'),
  'booking.inclusions': read('Inclusions | null', 'string | null | undefined'),
  'booking.language': read('Language'),
  'booking.pickup_location': read('Location'),
  'booking.quote': read('Quote'),
  'booking.return_location': read('Location'),
  'booking.status': read('BookingStatus'),
  'booking_event.kind': read('CounterEvent'),
  'replacement.status': 'ColumnType<ReplacementStatus, string | undefined, string>',
  'document_image.kind': read('DocumentKind'),
};

/** Where those types are written, seen from `server/platform`. */
export const typeHomes: Record<string, string> = {
  Billing: '../../contract/bookings.ts',
  BookingStatus: '../../domain/booking/booking-state.ts',
  CancelReason: '../../domain/booking/cancel-reason.ts',
  CounterEvent: '../../domain/booking/timeline.ts',
  DocumentKind: '../../domain/identity/documents.ts',
  DocumentsStatus: '../../domain/identity/documents.ts',
  DocumentType: '../../domain/identity/documents.ts',
  Gender: '../../domain/account/gender.ts',
  Inclusions: '../../contract/inclusions.ts',
  Language: '../../locales/language.ts',
  Location: '../../contract/wire.ts',
  Quote: '../../domain/pricing/quote.ts',
  ReplacementStatus: '../../domain/booking/replacement-status.ts',
};
