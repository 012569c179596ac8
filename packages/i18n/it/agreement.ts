import type { Texts } from '../texts.ts';
import type en from '../en/agreement.ts';

export default {
  title: 'Contratto di noleggio',
  number: 'Per la prenotazione {{number}}',
  number_own: 'Per {{customer}}',
  signed_on: 'Firmato il {{date}}',
  company: 'Il noleggiatore',
  renter: 'Il cliente',
  vat: 'Partita IVA {{vat}}',
  phone: 'Telefono {{phone}}',
  in_latin: 'Nel documento, in caratteri latini: {{text}}',
  born: 'Data di nascita: {{date}}',
  born_in: 'Data e luogo di nascita: {{date}}, {{place}}',
  rental: 'Auto e noleggio',
  car: 'Auto',
  plate: 'Targa',
  pickup: 'Ritiro',
  delivery: 'Consegna',
  return: 'Riconsegna',
  drivers: 'Conducenti',
  kilometres: 'Chilometri',
  fuel: 'Carburante',
  damage: 'Danni',
  theft: 'Furto',
  third_party: 'Terzi',
  abroad: 'Estero',
  roadside: 'Guasto',
  winter: 'Inverno',
  deposit: 'Cauzione',
  late: 'Ritardo',
  late_text: 'Oltre 60 minuti di ritardo: {{amount}} per ogni giorno iniziato.',
  late_none: 'Nessun costo concordato.',
  price: 'Prezzo',
  price_own: 'Prezzo concordato, IVA inclusa',
  price_open: 'Regolato tra le parti.',
  terms: 'Condizioni',
  term_use:
    'L’auto può essere guidata solo dai conducenti indicati qui, con patente valida e con sé. Non può essere subnoleggiata, usata in gare, per trainare o per trasportare merci a pagamento, né guidata sotto l’effetto di alcol o droghe.',
  term_return:
    'Il cliente riporta l’auto all’ora e nel luogo concordati, con documenti, chiavi e dotazioni. Chi ne ha bisogno più a lungo lo chiede al noleggiatore prima dell’ora concordata.',
  term_condition:
    'Lo stato dell’auto al ritiro e alla riconsegna è registrato con foto, chilometri, carburante e danni, a disposizione del cliente e del noleggiatore. Il cliente può contestarlo per iscritto entro 48 ore.',
  term_damage:
    'Il cliente segnala subito al noleggiatore danni, furti e incidenti, e furti e feriti anche alle autorità. Per danni e furto paga al massimo la franchigia indicata sopra, salvo dolo o colpa grave o se guidava un’altra persona.',
  term_fines:
    'Pedaggi, parcheggi e multe durante il noleggio sono a carico del cliente. Il noleggiatore comunica il suo nome alle autorità.',
  term_deposit:
    'La cauzione resta al noleggiatore fino alla riconsegna. È restituita al netto di quanto il cliente deve in base a questo contratto; il noleggiatore dice perché ne trattiene una parte.',
  term_police:
    'La legge (D.L. 113/2018, articolo 17) impone al noleggiatore di comunicare alla polizia l’identità del cliente e dei conducenti, questo contratto e l’auto.',
  term_payment:
    'Un noleggio prenotato su Nolo si paga lì; i termini di Nolo dicono quanto costa annullare. Si applica la legge italiana. Il consumatore può rivolgersi al giudice del luogo in cui risiede.',
  clauses: 'Clausole approvate specificamente',
  clauses_text:
    'Ai sensi degli articoli 1341 e 1342 del Codice civile il cliente approva specificamente: il costo del ritardo; la franchigia e quando non limita quanto paga (danni, furto); pedaggi e multe; quanto è trattenuto della cauzione.',
  signature: '{{name}}',
  signature_clauses: '{{name}}, per le clausole approvate specificamente',
  signature_line: 'Firmato il {{date}}',
} satisfies Texts<typeof en>;
