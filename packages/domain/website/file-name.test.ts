import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['Nolo', 'nolo-NL-100001.pdf'],
  ['Autonoleggio Rossi & Figli', 'autonoleggio-rossi-figli-NL-100001.pdf'],
  ['Città Più', 'citta-piu-NL-100001.pdf'],
  ['Автопрокат', 'booking-NL-100001.pdf'],
])('a file of %s is %s', (site, name) => {
  expect(fileNameOf(site, 'NL-100001.pdf')).toBe(name);
});
