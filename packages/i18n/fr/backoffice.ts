import type { Texts } from '../texts.ts';
import type en from '../en/backoffice.ts';

export default {
  title: 'Back-office de Nolo',
  start: 'Accueil',
  hello: 'Bonjour, {{name}}',
  role_support: 'Assistance',
  role_documents: 'Contrôle des documents',
  role_finance: 'Finances',
  role_admin: 'Administration',
  audit_text: 'Ce que les loueurs et l’équipe ont fait et consulté',
  portal: 'Le portail des loueurs',
  portal_text: 'Où les loueurs voient leurs réservations',
  site: 'Le site des clients',
  site_text: 'Ce que les clients voient et réservent',
} satisfies Texts<typeof en>;
