/**
 * The shape a translation must have: every key of the English texts, nothing else, any words.
 * `_many` may be added beside `_other`: Italian and French use it from a million on.
 */
export type Texts<English extends Record<string, string>> = {
  readonly [Key in keyof English]: string;
} & {
  readonly [Key in keyof English as Key extends `${infer Stem}_other` ? `${Stem}_many` : never]?: string;
};
