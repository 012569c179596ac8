import { expect, it } from 'vitest';
import { readPostalAddress } from './postal-address.ts';

const giolitti = { street: 'Via Giolitti 10', zip: '00185', city: 'Roma', province: 'RM' };

it.each([
  ['Via Giolitti 10, 00185 Roma (RM)', giolitti],
  ['Via Giolitti 10, 00185 Roma RM', giolitti],
  ['  Via Giolitti 10  00185 Roma  (RM) ', giolitti],
  [
    "Via de' Carracci 69, 40129 Reggio nell'Emilia RE",
    { street: "Via de' Carracci 69", zip: '40129', city: "Reggio nell'Emilia", province: 'RE' },
  ],
  ['Via Giolitti 10, 00185 Roma', null],
  ['Via Giolitti 10, Roma (RM)', null],
  ['00185 Roma (RM)', null],
  ['', null],
])('%j is read', (written, read) => {
  expect(readPostalAddress(written)).toEqual(read);
});
