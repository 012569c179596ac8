import type { Texts } from '../texts.ts';
import type en from '../en/report.ts';

export default {
  title: 'Signaler cette offre',
  text: 'Dites-nous ce qui ne va pas avec {{car}} de {{company}}. Une personne examine votre signalement. Si vous avez réservé cette voiture, signalez plutôt le problème dans votre réservation.',
  kind: 'De quoi s’agit-il ?',
  kind_choose: 'Choisissez',
  kind_misleading: 'Elle est trompeuse : prix, photos ou description',
  kind_fraud: 'Elle ressemble à une escroquerie',
  kind_unsafe: 'La voiture est dangereuse ou ne peut pas être louée',
  kind_rights: 'Elle porte atteinte aux droits d’autrui, par exemple photos ou marque',
  kind_unlawful: 'Elle enfreint la loi d’une autre manière',
  explanation: 'Qu’est-ce qui ne va pas, et comment le savez-vous ?',
  explanation_hint: 'N’indiquez pas de données personnelles d’autrui.',
  email: 'E-mail',
  email_hint: 'Pour savoir ce que nous décidons. Le loueur ne le voit pas.',
  good_faith: 'Je tiens de bonne foi ce que j’écris pour exact et complet.',
  send: 'Envoyer le signalement',
  sent_title: 'Merci, nous avons reçu votre signalement.',
  sent_text: 'Une personne l’examine.',
  sent_text_email: 'Une personne l’examine. Nous écrirons à {{email}} ce que nous décidons, et pourquoi.',
} satisfies Texts<typeof en>;
