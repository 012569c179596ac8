import { plainSigns } from '@nolo/domain/typed-text.ts';

/** 'Forlì-Cesena' -> 'forli cesena': lower case, no accents, single spaces between letters and digits. */
export function foldText(text: string): string {
  return plainSigns(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
