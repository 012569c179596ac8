import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';

/** A paid booking as its company sees it: the pickup is weeks ahead. */
export const companyBooking: CallData<BusinessApi['companyBooking']>['booking'] = {
  id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
  number: 'NL-100005',
  status: 'PAID',
  car: 'Fiat 500X',
  start_date: '2027-02-09T12:30',
  end_date: '2027-02-13T12:30',
  pickup: 'Roma Termini',
  return: 'Roma Fiumicino',
  is_delivery: false,
  renter: { name: 'Chiara Lombardi', phone: '+39 3335550126', documents_status: 'verified' },
  drivers: [{ name: 'Luca M.', documents_status: 'missing' }],
  periods: { months: 0, weeks: 0, days: 4 },
  lines: [
    { kind: 'rental', label: null, quantity: 4, days: 4, unit_amount: 4500, amount: 18_000 },
    { kind: 'extra', label: 'Child seat', quantity: 1, days: null, unit_amount: 2000, amount: 2000 },
  ],
  total: 20_000,
  commission: 3000,
  payout: 17_000,
  payouts: [],
  checked_in_at: null,
  deposit: 60_000,
  invoice_to: ['Lombardi S.r.l.', 'IT01234567890'],
  cancel_reason: null,
  timeline: [
    { kind: 'reserved', by: 'renter', at: '2027-01-09T10:00', amount: null },
    { kind: 'paid', by: 'renter', at: '2027-01-09T10:03', amount: 20_000 },
  ],
  replacement: null,
  extension: null,
  report: null,
  actions: {
    see_documents: true,
    propose_replacement: true,
    propose_until: '2027-02-07T00:00',
    answer_until: '2027-02-08T00:00',
    not_provide: true,
    no_show: false,
    no_show_from: '2027-02-09T13:30',
    not_provide_refund: 20_000,
    no_show_refund: 17_000,
    no_show_commission: 3000,
  },
};
