import type { Texts } from '../texts.ts';
import type en from '../en/map.ts';

export default {
  pickup_label: 'Carte du lieu de retrait',
  zoom_in: 'Agrandir',
  zoom_out: 'Réduire',
  show_place: 'Afficher le lieu de retrait',
  zoom_with_control: 'Maintenez Ctrl et faites défiler pour zoomer sur la carte',
  zoom_with_command: 'Maintenez ⌘ et faites défiler pour zoomer sur la carte',
  two_fingers: 'Utilisez deux doigts pour déplacer la carte',
  unavailable:
    'Ce navigateur ne peut pas afficher la carte. L’itinéraire s’ouvre dans votre application de cartes.',
} satisfies Texts<typeof en>;
