import type { Texts } from '../texts.ts';
import type en from '../en/map.ts';

export default {
  pickup_label: 'Mappa del luogo di ritiro',
  zoom_in: 'Ingrandisci',
  zoom_out: 'Riduci',
  show_place: 'Mostra il luogo di ritiro',
  zoom_with_control: 'Tieni premuto Ctrl e scorri per ingrandire la mappa',
  zoom_with_command: 'Tieni premuto ⌘ e scorri per ingrandire la mappa',
  two_fingers: 'Usa due dita per spostare la mappa',
  unavailable:
    'Questo browser non riesce a mostrare la mappa. Le indicazioni stradali si aprono nella tua app di mappe.',
} satisfies Texts<typeof en>;
