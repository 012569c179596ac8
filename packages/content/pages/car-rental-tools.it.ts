import type { RentalToolsContent } from '../schema/page.ts';

export const content: RentalToolsContent = {
  meta: {
    title: 'Strumenti per autonoleggi',
    description:
      'Flotta, prenotazioni, prezzi e promozioni, rapporti e tre lingue: i cinque strumenti compresi quando pubblichi le tue auto, senza canone mensile.',
  },
  title: 'Strumenti per autonoleggi',
  description:
    'Cinque strumenti per gestire un autonoleggio, dalla prima auto a una flotta in più città. Sono compresi quando pubblichi le auto e non hanno canone.',
  tools: [
    {
      title: 'Gestione della flotta',
      text: 'Ogni auto con la sua pagina, i suoi prezzi e il suo calendario, in un solo posto. Un’auto in officina, o noleggiata al banco, va offline in due clic e nel frattempo nessun altro può prenotarla.',
      points: [
        'aggiungi e togli auto; immagini, chilometri, cauzione, età minima',
        'metti offline un’auto per manutenzione o per un noleggio tradizionale',
        'un intervallo dopo ogni riconsegna, per avere il tempo di pulire',
        'ritiro nelle tue filiali e consegna entro il raggio che scegli',
      ],
    },
    {
      title: 'Gestione delle prenotazioni',
      text: 'Che cosa arriva, chi arriva, che cosa è stato pagato. A ogni prenotazione corrispondono un’auto e un cliente: è il database stesso a rifiutare di dare due volte la stessa auto.',
      points: [
        'dati del cliente e di ogni conducente, ed esito della verifica dei documenti',
        'cancellazioni, con il rimborso già eseguito secondo le regole accettate dal cliente',
        'sostituzioni: proponi un’altra tua auto e il cliente risponde online',
        'check-in, check-out e segnalazioni con fotografie, visibili a entrambi',
      ],
    },
    {
      title: 'Prezzi e promozioni',
      text: 'Decidi il prezzo al giorno, alla settimana e al mese; la combinazione più conveniente si applica da sola. I supplementi per consegna, sola andata, giovani conducenti e riconsegna flessibile li imposti tu, se li vuoi.',
      points: [
        'offerte per un periodo, in cifra o in percentuale',
        'coupon di otto cifre con validità, importo minimo e numero di utilizzi',
        'extra per noleggio o al giorno, e quanti ne può prendere il cliente',
        'il cliente vede un solo totale, IVA compresa, e tu lo stesso',
      ],
    },
    {
      title: 'Analisi e rapporti',
      text: 'Che cosa ha portato ogni prenotazione, che cosa ti è stato versato e che cosa deve ancora arrivare. Ogni cifra riconduce alla prenotazione da cui viene.',
      points: [
        'incasso, commissione e netto per prenotazione e per mese',
        'i versamenti in attesa, e il perché',
        'una fattura elettronica per ogni commissione, al tuo codice SDI o alla PEC',
        'file da scaricare per il commercialista',
      ],
    },
    {
      title: 'Assistenza multilingue',
      text: 'Tu scrivi in italiano; i clienti leggono e prenotano in italiano, inglese o francese. Conferme, promemoria e ricevute partono nella lingua di chi li riceve, con date e importi scritti come si usa.',
      points: [
        'schermate, e-mail e PDF in tre lingue',
        'assistenza ai clienti a tutte le ore',
        'aiuto per te in italiano, da chi conosce il mestiere',
        'un sito tutto tuo, con il tuo nome, nelle stesse tre lingue',
      ],
    },
  ],
  invitation: {
    title: 'Mettili al lavoro',
    text: 'Registra la tua azienda, pubblica la prima auto e paga solo quando viene prenotata.',
    button: 'Pubblica le tue auto',
  },
};
