import type { CarDetail } from '@nolo/contract/cars.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import type { DatedRequest } from '@nolo/domain/rental/rental-request.ts';
import type { QuoteResult } from './load-quote.ts';

/** What the parts of the car page share. */
export type CarPageData = { car: CarDetail; request: DatedRequest; now: LocalDateTime; quote: QuoteResult };
export type ChangeRequest = (change: Partial<DatedRequest>) => void;
