import { describe, expect, it } from 'vitest';
import { readNotice } from './read-notice.ts';

const notice = (root: string, inside = '') => `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="RC_v1.0.xsl"?>
<!-- from the exchange --><ns3:${root} xmlns:ns3="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0" versione="1.0">
<IdentificativoSdI>1234567</IdentificativoSdI><NomeFile>IT01234567897_0001A.xml</NomeFile>${inside}</ns3:${root}>`;

describe('a notice of the exchange system', () => {
  it.each([
    ['RicevutaConsegna', 'RC'],
    ['RicevutaImpossibilitaRecapito', 'MC'],
    ['NotificaMancataConsegna', 'MC'],
    ['RicevutaScarto', 'NS'],
  ])('%s is read', (root, kind) => {
    expect(readNotice(notice(root))).toEqual({
      kind,
      fileName: 'IT01234567897_0001A.xml',
      exchangeId: '1234567',
      errors: [],
    });
  });

  it('says what is wrong', () => {
    const errors = `<ListaErrori><Errore><Codice>00305</Codice><Descrizione>Partita IVA &quot;X&quot; non valida</Descrizione>
      <Suggerimento>-</Suggerimento></Errore><Errore><Codice>00423</Codice></Errore></ListaErrori>`;
    expect(readNotice(notice('NotificaScarto', errors))?.errors).toEqual([
      { code: '00305', text: 'Partita IVA "X" non valida' },
      { code: '00423', text: '' },
    ]);
  });

  it('a signed file is the same', () => {
    const signed = notice('RicevutaConsegna').replace('.xml<', '.xml.p7m<');
    expect(readNotice(signed)?.fileName).toBe('IT01234567897_0001A.xml');
  });

  it('one with declarations and entities of its own is none', () => {
    const declared = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY file SYSTEM "file:///etc/passwd">]>';
    const inside = '<NomeFile>&file;&a;.xml</NomeFile>';
    const xml = `<?xml version="1.0"?>${declared}<RicevutaConsegna>${inside}</RicevutaConsegna>`;
    expect(readNotice(xml)).toBeNull();
    expect(readNotice(xml.replace(declared, ''))?.fileName).toBe('&file;&a;.xml');
  });

  it.each([
    '',
    'hello',
    '<html><body></body></html>',
    '<RicevutaConsegna/>',
    '<toString><NomeFile>x</NomeFile>',
  ])('%j is none', (text) => expect(readNotice(text)).toBeNull());
});
