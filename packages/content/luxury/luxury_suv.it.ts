import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Noleggio SUV di lusso in Italia',
    description:
      'SUV di lusso per Dolomiti, vigneti e famiglie con bagagli: spazio, trazione integrale, dotazione invernale, parcheggi, cauzione.',
  },
  title: 'SUV di lusso per montagne, vigneti e famiglie',
  highlightedWord: 'SUV di lusso',
  description:
    'Un sedile alto, posto per tutto e quattro ruote motrici quando la strada diventa bianca. Dove un grande SUV è l’auto giusta, e dove no.',
  text: [
    {
      heading: 'Dove sta bene',
      text: [
        'Un SUV merita la sua taglia in tre tipi di viaggio. In montagna, quando l’hotel è oltre l’ultima strada spalata e gli sci sono più lunghi dei bambini. In campagna, sulle strade bianche di Toscana e Umbria, dove l’altezza da terra conta più della potenza. E in famiglia: cinque adulti, oppure due e tre seggiolini, con i bagagli che entrano senza bisogno di spingere.',
        'Non sta bene nei vicoli di Positano, negli autosilo di Genova, tra i mercati di Palermo. Se il tuo viaggio è fatto soprattutto di città, una familiare premium ha lo stesso bagagliaio e ingombra meno.',
      ],
    },
    {
      heading: 'Neve e pendenze',
      text: [
        'La trazione integrale aiuta a partire; a fermarsi aiutano le gomme. Su molte strade italiane, e su quasi tutte le autostrade collinari, dal 15 novembre al 15 aprile sono obbligatori pneumatici invernali o catene a bordo; in Valle d’Aosta e su alcuni passi più a lungo. Chiedi al noleggiatore quale delle due cose ha l’auto e se le catene vanno sui suoi grandi cerchi: su molti non si possono montare, e allora servono le gomme invernali.',
        'Con un diesel o un’ibrida ci si ferma meno a fare rifornimento. I SUV elettrici vanno benissimo nelle Dolomiti, dove gli hotel hanno colonnine da anni; con il freddo metti in conto un quarto di autonomia in meno, che in parte recuperi in discesa.',
      ],
    },
    {
      heading: 'Cose pratiche',
      text: [
        'Misura prima di prenotare: molti sono lunghi cinque metri e larghi due con gli specchietti. I traghetti fanno pagare lunghezza e altezza, i garage degli hotel si fermano a 1,90 o 2,00 m, e un box sul tetto supera entrambi. I seggiolini sono tra gli extra; indica l’età di ogni bambino, perché la legge vuole un dispositivo adatto fino a 1,50 m di statura e, sotto i quattro anni, il sistema antiabbandono, che puoi chiedere insieme al seggiolino.',
        'La cauzione è quella di un’auto di lusso, bloccata sulla carta di credito del conducente principale. L’età minima è spesso 25 anni. I chilometri sono di solito generosi, perché le famiglie vanno lontano.',
      ],
    },
  ],
  checklist: [
    { title: 'Posti', text: 'Cinque o sette? Con sette a bordo il bagagliaio basta per i cappotti.' },
    { title: 'Inverno', text: 'Pneumatici invernali o catene adatte, confermati per iscritto.' },
    { title: 'Altezza', text: 'Il garage dell’hotel e il ponte del traghetto.' },
    { title: 'Bambini', text: 'Età, statura e peso di ciascuno, perché i seggiolini siano giusti.' },
  ],
  questions: [
    {
      question: 'Posso lasciare l’asfalto?',
      answer:
        'Strade bianche di accesso sì, fuoristrada no: i danni al sottoscocca sono raramente assicurati.',
    },
    {
      question: 'Posso portarlo in Sardegna o in Sicilia in traghetto?',
      answer:
        'Solo con il consenso del noleggiatore. Chiedi prima di prenotare: dentro l’Italia molti accettano.',
    },
    {
      question: 'Ci sono portasci?',
      answer:
        'Presso alcuni noleggiatori, come extra. Altrimenti il sedile si abbatte e gli sci viaggiano dentro.',
    },
    {
      question: 'Quanto consuma?',
      answer:
        'Calcola da 8 a 12 litri per 100 km, meno se è ibrido. Con quanto carburante va riportato è scritto nella pagina dell’auto.',
    },
  ],
  invitation: {
    title: 'Porta tutti',
    text: 'SUV di lusso liberi nelle tue date, con posti, cauzione e chilometri.',
    button: 'Vedi i SUV di lusso',
  },
};
