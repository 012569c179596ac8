import type { Texts } from '../texts.ts';
import type en from '../en/rental.ts';

export default {
  deliver: 'Consegna al tuo indirizzo',
  deliver_fee: 'Consegna al tuo indirizzo (+\u00a0{{amount}})',
  deliver_hint: 'Il noleggiatore ti porta l’auto, fino a {{km}} km da dove si trova.',
  delivery_address: 'Indirizzo di consegna',
  delivery_address_hint: 'Via e numero civico, o il nome di un hotel.',
  delivery_town: 'Città o aeroporto',
  return_elsewhere: 'Riconsegna in un’altra sede',
  return_elsewhere_fee: 'Riconsegna in un’altra sede (+\u00a0{{amount}})',
  return_elsewhere_hint: 'Lasci l’auto in un’altra sede del noleggiatore.',
  return_place: 'Luogo di riconsegna',
  free: 'Senza costi aggiuntivi.',
  open_24_hours: '24 ore',
  open_whole_day: 'Aperto 24 ore su 24',
  closed: 'Chiuso',
  closed_for: 'Chiuso ({{reason}})',
  hours_range: '{{from}} – {{to}}',
  hours_of_day: '{{day}}: {{hours}}',
  how_to_find: 'Come arrivarci',
  place_picture: 'Il luogo di ritiro',
} satisfies Texts<typeof en>;
