/** The rental companies’ portal, and what the back office says alike: logging in, the frame of a page. */
export default {
  title: 'Nolo for rental companies',
  back_to_start: 'Back to the start',
  not_allowed_title: 'Not part of your role',

  code_title: 'Your one-time code',
  code_text: 'Open the authenticator app on your phone and type the code it shows for Nolo.',
  code: 'Code',
  recovery_code: 'Recovery code',
  use_recovery: 'Use a recovery code',
  use_code: 'Use a code from the app',
  other_account: 'Log in with another account',

  set_up_title: 'Protect your log-in',
  set_up_text:
    'You log in with your password and a code from an authenticator app, so that a stolen password opens nothing. Add Nolo to the app now: the code below is good for 10 minutes.',
  set_up_scan: 'Scan this code with the app',
  set_up_qr: 'QR code for the authenticator app',
  set_up_open: 'Open the app on this device',
  set_up_secret: 'Or type this key into the app',
  set_up_code: 'Code that the app shows now',

  recovery_title: 'Your recovery codes',
  recovery_text:
    'For the day you lose your phone: each code logs you in once. We show them only now. Keep them on paper or in a password manager.',
  recovery_done: 'I have written them down',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',

  companies_title: 'Your companies',
  change_company: 'Change company',
  role_owner: 'Owner',
  role_manager: 'Manager',
  role_counter: 'Counter',
  role_support: 'Support',
  role_documents: 'Document review',
  role_finance: 'Finance',
  role_admin: 'Administration',

  handovers: 'Pickups and returns',
  today: 'Today',
  tomorrow: 'Tomorrow',
  nothing_today: 'No pickups or returns today.',
  nothing_tomorrow: 'No pickups or returns tomorrow.',
  address_missing: 'Where is it?',
  address_missing_text:
    'Renters read the town alone of: {{locations}}. Write the street, and how the counter is found.',
  address_missing_open: 'Write the address',
  nothing_title: 'Nothing to hand over',
  nothing_text:
    'There are no pickups or returns today and tomorrow. A booking shows here as soon as it is paid.',
  done_pickup: 'Picked up',
  done_return: 'Returned',
  renter_deleted: 'Deleted account',

  renter: 'Renter',
  call: 'Call {{name}}',
  delivery: 'Delivery to the renter',
  money: 'Price and payout',
  paid: 'Paid by the renter, VAT included',
  payout: 'Your share, paid out at check-in',
  deposit: 'Deposit, settled with the renter',
  invoice_to: 'Invoice to send to',

  calendar: 'Calendar',
  company: 'Company',
  offers: 'Deals and coupons',
  cars: 'Cars',
  members: 'Members',

  audit: 'Audit trail',

  review_hidden: 'Hidden by Nolo: only renter and company can still read it. The reason: {{reason}}',
  review_answer: 'Answer of the company, {{date}}',
  number_unreadable: 'This cannot be read. Write it like {{example}}.',
} as const;
