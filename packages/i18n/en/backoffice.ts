/** The back office of the platform’s staff. */
export default {
  title: 'Nolo back office',
  start: 'Start',
  hello: 'Hello, {{name}}',
  role_support: 'Support',
  role_documents: 'Document review',
  role_finance: 'Finance',
  role_admin: 'Administration',
  audit_text: 'What members and staff did and looked at',
  portal: 'The companies’ portal',
  portal_text: 'Where rental companies see their bookings',
  site: 'The renters’ site',
  site_text: 'What renters see and book',
} as const;
