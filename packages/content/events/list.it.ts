import type { EventKey } from '../events.ts';
import type { EventsContent } from '../schema/occasion.ts';

export const content: EventsContent<EventKey> = {
  meta: {
    title: 'Noleggio auto per matrimoni, set ed eventi aziendali',
    description:
      'Auto per le giornate che si fotografano: matrimoni e cerimonie, film e produzioni, eventi aziendali. Che cosa chiede a un’auto ogni occasione.',
  },
  title: 'Auto per eventi',
  highlightedWord: 'eventi',
  description:
    'Certe giornate si preparano per mesi e durano poche ore. L’auto dovrebbe essere l’unica cosa a cui nessuno deve pensare.',
  text: [
    {
      heading: 'Un noleggio diverso',
      text: [
        'Per una vacanza serve un’auto in cui stiano le valigie. Per un evento serve un’auto che stia bene in una fotografia, in una scaletta e con le persone a bordo: contano il colore e gli anni, conta ancora di più l’ora, e per gli imprevisti non c’è tempo. Per questo i noleggiatori del nostro sito segnalano le auto che offrono per gli eventi. Sanno che un’auto così esce dal garage lucida, che può stare ferma ore e muoversi per minuti, e che a un ritardo non si rimedia con uno sconto.',
        'Cerca come sempre, per luogo e orario, partendo dalla pagina del tuo evento: vedi solo le auto offerte per l’occasione, con il totale per le tue date e la cauzione. Due auto uguali per un corteo, una vecchia cabrio per una scena, dieci monovolume per un congresso: prenotale una per una, oppure scrivici e chiediamo noi ai noleggiatori.',
      ],
    },
    {
      heading: 'Che cosa decidere per tempo',
      text: [
        [
          'dove e a che ora deve essere l’auto, con un margine per il traffico e per la ZTL del centro, che può richiedere un permesso',
          'chi guida: ogni conducente è nella prenotazione con la patente verificata, e la cauzione è sulla carta di quello principale',
          'che cosa si può fare all’auto: nastri e fiori sì, adesivi e coriandoli solo se il noleggiatore è d’accordo',
          'che cosa succede se piove, se slitta la giornata, se gli invitati aumentano',
        ],
        'Annullare è gratis fino a 48 ore prima del giorno del ritiro, come per ogni auto.',
      ],
    },
  ],
  sections: {
    weddings: {
      name: 'Matrimoni e cerimonie',
      subtitle: 'In chiesa, alla villa, via dalla festa: un’auto all’altezza dell’abito, e puntuale.',
    },
    productions: {
      name: 'Film e produzioni',
      subtitle:
        'Il modello giusto, l’anno giusto, sul set all’ora di convocazione, per un giorno o per un mese di riprese.',
    },
    corporate: {
      name: 'Eventi aziendali',
      subtitle:
        'Ospiti accolti, relatori puntuali, fatture in ordine: auto per congressi, lanci di prodotto e viaggi premio.',
    },
  },
};
