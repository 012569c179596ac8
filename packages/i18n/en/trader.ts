/** Who rents a car out, on its page and before paying. */
export default {
  contract_with: 'Your rental contract is with',
  trades_as: 'trading as {{name}}',
  registered_office: 'Registered office: {{address}}',
  vat_number: 'VAT number {{number}}',
  register: 'Register of companies: REA {{number}}',
  pec: 'Certified email (PEC): {{address}}',
  self_certified:
    'This company has certified that it offers only products and services that comply with European Union law.',
} as const;
