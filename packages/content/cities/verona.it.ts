import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Verona',
    description:
      'Noleggiare un’auto a Verona: chi entra nella ZTL, l’aeroporto di Villafranca, parcheggi vicino all’Arena, ricarica, lago di Garda e Valpolicella.',
  },
  title: 'Noleggio auto a Verona',
  description:
    'L’opera la sera, il lago o le vigne di giorno: Verona è dove si incrociano le autostrade per il Brennero e per Venezia.',
  text: [
    {
      heading: 'La ZTL: chi può entrare',
      text: [
        'L’ansa dell’Adige racchiude una zona a traffico limitato chiusa a chi non ha un permesso. Le fasce in cui potevano entrare tutti non esistono più dall’ottobre 2024, anche se molte guide e molti siti le riportano ancora. Al loro posto ci sono pochi ingressi al mese su prenotazione, ma solo per chi abita in città o in provincia. Se non dormi in un hotel all’interno, lascia l’auto fuori; le vie intorno a piazza delle Erbe, poi, sono tutte pedonali.',
        'Gli hotel all’interno registrano la targa degli ospiti per l’arrivo e la partenza, e molti hanno una convenzione con un garage. Gli appartamenti turistici dal 2025 non possono più farlo: prima di partire chiedi dove si parcheggia. Comunica la targa appena hai l’auto. Le telecamere ai varchi sono affidabili, e la posta pure.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'Il Valerio Catullo, a Villafranca, è dodici chilometri a sud-ovest. I banchi degli autonoleggi sono in un edificio proprio di fronte al terminal, a tre minuti a piedi, con le auto dietro. La navetta per Porta Nuova impiega un quarto d’ora. In stazione i banchi sono vicino all’uscita; da lì la tangenziale sud porta ad A4 e A22 in dieci minuti. Per il Garda conviene l’aeroporto, che è già da quella parte.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'I più vicini all’Arena sono i garage Arena e Cittadella, appena fuori dalla ZTL presso piazza Cittadella; Isolo e Polo Zanotto sono oltre il fiume e costano meno. Si parcheggia gratis allo stadio, se non c’è la partita, e in alcuni posti verso Porta Palio, con autobus per piazza Bra. Nelle sere d’opera i garage sono pieni alle sette e il traffico esce all’una di notte: vieni in autobus, o lascia l’auto a Porta Nuova e cammina un quarto d’ora. Strisce bianche gratis, blu a pagamento, gialle per i residenti; quelle giallo-blu sono dei residenti di notte e la domenica.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Si ricarica in Borgo Trento, Borgo Roma, in fiera, in stazione e nei garage più grandi; le colonnine veloci sono nelle aree di A4 e A22 e nei centri commerciali a sud. Sul lago ogni hotel di una certa dimensione ha la wallbox. Per il Baldo e la Lessinia parti con la batteria piena: in quota le prese sono poche.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Valpolicella, ville e Amarone: 25 minuti',
          'Bardolino e Garda: da 35 a 40 minuti',
          'Sirmione: 40 minuti con la A4; si parcheggia prima del castello',
          'Malcesine e la funivia del Monte Baldo: 1 h 15 con la Gardesana',
          'Mantova: 45 minuti con la A22',
          'Vicenza e le ville del Palladio: 50 minuti',
          'Bolzano e le prime Dolomiti: 1 h 40',
        ],
        'La strada del lago ha una corsia per senso e da maggio a settembre è piena dal venerdì pomeriggio alla domenica sera. Per l’alto lago prendi la A22 fino a Rovereto, oppure parti presto.',
      ],
    },
    {
      heading: 'Come si guida, e quando venire',
      text: [
        'I veronesi guidano svelti e corretti; i camion riempiono A22 e A4, dove su molti tratti vige per loro il divieto di sorpasso, e ne sarai contento. Le rotatorie sono tante e vi ha la precedenza chi è dentro. Sulle piste che attraversano la strada la precedenza è dei ciclisti, e la usano.',
        'La stagione lirica va da giugno ai primi di settembre, Vinitaly è ad aprile: in entrambi i casi auto e camere si prenotano mesi prima. D’inverno in pianura c’è nebbia e nei giorni di aria cattiva la Regione ferma i diesel più vecchi. Sulla A22 e in montagna le gomme invernali o le catene sono obbligatorie dal 15 novembre al 15 aprile.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Arena',
      description:
        'L’anfiteatro romano di pietra rosata è più antico del Colosseo ed è stato usato quasi sempre; dal 1913 per l’opera, sotto le stelle e senza microfoni. Porta un cuscino per le gradinate. È in piazza Bra, al margine della ZTL, a cinque minuti dai garage della Cittadella.',
      image: 'verona-arena',
    },
    {
      name: 'Casa di Giulietta',
      description:
        'Una casa del Duecento con un balcone aggiunto nel Novecento, perché tutti lo chiedevano. Qui arrivano da tutto il mondo lettere d’amore a cui rispondono dei volontari. Dal 2026 anche il cortile, in cui si passa dal Teatro Nuovo, va prenotato e pagato; la tomba, in un chiostro tranquillo presso le mura, commuove di più.',
      image: 'verona-casa-di-giulietta',
    },
    {
      name: 'Castelvecchio',
      description:
        'La fortezza degli Scaligeri difende un ponte merlato sull’Adige, fatto saltare nel 1945 e ricostruito mattone per mattone. Dentro c’è il museo che Carlo Scarpa ordinò tra il 1958 e il 1974, meta di pellegrinaggio per gli architetti. Porta Palio, dove qualche posto è gratuito, è a un quarto d’ora a piedi.',
      image: 'verona-castelvecchio',
    },
    {
      name: 'Piazza delle Erbe',
      description:
        'Il foro romano è ancora un mercato: ombrelloni, frutta nei bicchieri, facciate dipinte e la torre dei Lamberti, da cui si vede tutta l’ansa del fiume. Accanto ci sono le Arche scaligere, appuntite e fiere, e piazza dei Signori, con la statua di un Dante pensieroso. Tutto da percorrere a piedi.',
      image: 'verona-piazza-delle-erbe',
    },
  ],
  questions: [
    {
      question: 'Verona o Bergamo per il lago di Garda?',
      answer:
        'Verona: la sponda orientale è a venticinque minuti dall’aeroporto. Da Bergamo il basso lago è a un’ora.',
    },
    {
      question: 'Per l’opera serve l’auto?',
      answer:
        'No, ma per dormire poi sul lago sì. Fai il pieno prima: di notte i distributori sono senza personale.',
    },
    {
      question: 'Posso andare in Austria?',
      answer:
        'Con il consenso del noleggiatore. Il Brennero è a due ore e mezza; da lì a Innsbruck l’autostrada ha un pedaggio proprio, e oltre serve la vignetta.',
    },
    {
      question: 'Dove si parcheggia per le degustazioni in Valpolicella?',
      answer: 'In cantina. Prenota la visita, e stabilisci prima chi guida e non assaggia.',
    },
  ],
};
