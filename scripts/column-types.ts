/**
 * What the SQL types of some columns do not tell: their values are one of a list, or JSON of a known shape. Read, they
 * have that type; written, they are text, which the table's checks or the writer's own types keep right.
 */
const read = (type: string, written = 'string'): string => `ColumnType<${type}, ${written}, ${written}>`;

export const columnTypes: Record<string, string> = {
  'account.country': read('Country'),
  'account.dob': read('LocalDate | null', 'string | null | undefined'),
  'account.document_type': read('DocumentType | null', 'string | null'),
  'account.documents_status': 'ColumnType<DocumentsStatus, string | undefined, string>',
  'account.driving_licence_classes': 'ColumnType<LicenceClass[], string[] | undefined, string[]>',
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
  'consent.kind': read('ConsentKind'),
  'coupon.ends_on': read('LocalDate'),
  'coupon.kind': read('DiscountKind'),
  'coupon.starts_on': read('LocalDate'),
  'document_image.kind': read('DocumentKind'),
  'document_verification.document_type': read('DocumentType'),
  'document_verification.dob': read('LocalDate | null', 'string | null'),
  'notice.data': read('NoticeData'),
  'notice.kind': read('NoticeKind'),
  'refund.status': 'ColumnType<RefundState, string | undefined, string>',
  'replacement.status': 'ColumnType<ReplacementStatus, string | undefined, string>',
};

/** Where those types are written, seen from `server/platform`. */
export const typeHomes: Record<string, string> = {
  Billing: '../../contract/bookings.ts',
  BookingStatus: '../../domain/booking/booking-state.ts',
  CancelReason: '../../domain/booking/cancel-reason.ts',
  ConsentKind: '../../domain/account/consents.ts',
  Country: '../../contract/wire.ts',
  CounterEvent: '../../domain/booking/timeline.ts',
  DiscountKind: '../../domain/pricing/discounts.ts',
  DocumentKind: '../../domain/identity/documents.ts',
  DocumentsStatus: '../../domain/identity/documents.ts',
  DocumentType: '../../domain/identity/documents.ts',
  Gender: '../../domain/account/gender.ts',
  Inclusions: '../../contract/inclusions.ts',
  Language: '../../locales/language.ts',
  LicenceClass: '../../domain/identity/licence-classes.ts',
  LocalDate: '../../domain/calendar/local-date-time.ts',
  Location: '../../contract/wire.ts',
  NoticeData: '../../domain/account/notice-kinds.ts',
  NoticeKind: '../../domain/account/notice-kinds.ts',
  Quote: '../../domain/pricing/quote.ts',
  RefundState: '../../domain/booking/refund-state.ts',
  ReplacementStatus: '../../domain/booking/replacement-status.ts',
};
