import { z } from 'zod';

/** Shared pieces of the calls' parameter schemas. Requests are form encoded, so everything arrives as a string. */

export const text = (maximum = 5000) =>
  z.string().superRefine((value, context) => {
    if (value === '') {
      refuse(context, value, 'parameter_invalid_empty', (param) => emptyMessage(param));
    } else if (value.length > maximum) {
      refuse(context, value, 'parameter_invalid_string_length', (param) => {
        return `Invalid string for ${param}: must be at most ${maximum} characters`;
      });
    }
  });

/** A text that an empty value unsets. */
export const clearableText = () => z.string().transform((value) => (value === '' ? null : value));

export const integer = (minimum = Number.MIN_SAFE_INTEGER) =>
  z.string().transform((value, context) => {
    const number = Number(value);
    if (!/^[+-]?\d+$/.test(value) || !Number.isSafeInteger(number)) {
      refuse(context, value, 'parameter_invalid_integer', () => `Invalid integer: ${value}`);
    } else if (number < minimum) {
      refuse(context, value, 'parameter_invalid_integer', () => {
        return `This value must be greater than or equal to ${minimum}.`;
      });
    }
    return number;
  });

export const amount = (minimum: 0 | 1) => integer(minimum);

export const bool = () =>
  z.string().transform((value, context) => {
    if (value !== 'true' && value !== 'false') {
      refuse(context, value, 'parameter_invalid_boolean', () => `Invalid boolean: ${value}`);
    }
    return value === 'true';
  });

export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.string().transform((value, context): T[number] => {
    if (!values.includes(value)) {
      refuse(context, value, undefined, (param) => `Invalid ${param}: must be one of ${values.join(', ')}`);
    }
    return value;
  });

export const url = () =>
  z.string().superRefine((value, context) => {
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) {
      refuse(context, value, 'url_invalid', () => 'Not a valid URL');
    }
  });

export const email = () =>
  z.string().superRefine((value, context) => {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
      refuse(context, value, 'email_invalid', () => `Invalid email address: ${value}`);
    }
  });

export const clearableEmail = () =>
  z.string().transform((value, context) => {
    if (value === '') return null;
    const result = email().safeParse(value);
    if (!result.success) refuse(context, value, 'email_invalid', () => `Invalid email address: ${value}`);
    return value;
  });

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

export const currency = () =>
  z.string().transform((value, context) => {
    const code = value.toLowerCase();
    if (!CURRENCIES.has(code)) refuse(context, value, undefined, () => `Invalid currency: ${value}`);
    return code;
  });

/** Up to 50 keys; an empty value removes its key, and an empty metadata removes all. */
export const metadata = () =>
  z
    .union([z.literal('').transform(() => null), z.array(z.string()), z.record(z.string(), z.string())])
    .transform((value, context): Record<string, string> | null => {
      if (value === null) return null;
      const entries = Object.entries(value);
      if (entries.length > 50) {
        refuse(context, value, undefined, () => 'Metadata can have at most 50 keys.');
      }
      for (const [key, item] of entries) {
        if (key.length > 40 || item.length > 500) {
          refuse(context, value, undefined, () => {
            return `Metadata keys can have up to 40 characters and values up to 500 (key '${key.slice(0, 40)}').`;
          });
        }
      }
      return Object.fromEntries(entries);
    });

export const address = () =>
  z.strictObject({
    city: clearableText().optional(),
    country: clearableText().optional(),
    line1: clearableText().optional(),
    line2: clearableText().optional(),
    postal_code: clearableText().optional(),
    state: clearableText().optional(),
  });

export function mergeMetadata(
  before: Record<string, string> | null,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === undefined) return before ?? {};
  if (change === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

/** The message is made by the caller's error mapping, which alone knows the parameter's full name. */
export class RefusalDetail {
  readonly code: string | undefined;
  readonly message: (param: string) => string;

  constructor(code: string | undefined, message: (param: string) => string) {
    this.code = code;
    this.message = message;
  }
}

function refuse(
  context: z.RefinementCtx,
  input: unknown,
  code: string | undefined,
  message: (param: string) => string,
): void {
  context.addIssue({ code: 'custom', input, params: { detail: new RefusalDetail(code, message) } });
}

function emptyMessage(param: string): string {
  return (
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; ` +
    `however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`
  );
}
