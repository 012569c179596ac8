import type { Texts } from '../texts.ts';
import type en from '../en/consent.ts';

export default {
  title: 'Possiamo contare la tua visita?',
  title_nothing: 'Impostazioni cookie',
  text: 'Il sito funziona allo stesso modo in ogni caso. Con il tuo consenso, servizi esterni registrano quali pagine visiti e se una pubblicità ha portato a una prenotazione.',
  nothing:
    'Questo sito conserva solo ciò che gli serve per funzionare. Non carica nulla di esterno, quindi non c’è nulla a cui acconsentire.',
  needed: 'Ciò che serve al sito per funzionare viene sempre conservato.',
  analytics: 'Statistiche',
  analytics_service:
    '{{service}} conta visite, pagine e prenotazioni; usa un identificativo per 13 mesi al massimo.',
  advertising: 'Pubblicità',
  advertising_service:
    '{{service}} riceve dati su pagine e prenotazioni e può collegarli al tuo profilo su quel servizio.',
  accept: 'Accetta tutto',
  refuse: 'Rifiuta tutto',
  choose: 'Scegli',
  save: 'Salva la scelta',
  close: 'Chiudi',
  policy: 'Informativa sui cookie',
} satisfies Texts<typeof en>;
