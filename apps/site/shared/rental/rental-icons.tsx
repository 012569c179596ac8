import { pathIcon } from '@nolo/ui/icons.tsx';

/** What a car, its booking and its checkout show, and not every page. */
export const PlusIcon = pathIcon('M12 5v14M5 12h14');
export const MinusIcon = pathIcon('M5 12h14');
export const PhoneIcon = pathIcon(
  'M6.5 4H9l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v2.5A2.5 2.5 0 0 1 17.5 20 13.5 13.5 0 0 1 4 6.5 2.5 2.5 0 0 1 6.5 4Z',
);
export const ShieldIcon = pathIcon(
  'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5Zm-3 8.5 2 2 4-4.5',
);
export const FuelIcon = pathIcon(
  'M5 20V6a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v14M4 20h11M5 11h9m0 1h1.5a1.5 1.5 0 0 1 1.5 1.5V16a1.5 1.5 0 0 0 3 0V9l-3-3',
);
