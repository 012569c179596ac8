import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * A resolver whose rules are loaded with the first field that is used: no first view needs them, and zod alone is
 * 27 kB. Where they cannot be loaded, what was typed is sent as it is, and the server judges it, as it does always.
 */
export function lateResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  let loading: Promise<Resolver<Values>> | null = null;
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  if (typeof document !== 'undefined') {
    const begin = () => void loaded().catch(() => undefined);
    // A field may have been used before the scripts ran.
    if (document.activeElement === document.body) document.addEventListener('focusin', begin, { once: true });
    else begin();
  }
  return async (values, context, options) => {
    const resolver = await loaded().catch(() => null);
    return resolver === null ? { values, errors: {} } : resolver(values, context, options);
  };
}

/** Judges a form by a schema of the contract: `schemaResolver(async () => (await import(…)).logInBody)`. */
export const schemaResolver = <Values extends FieldValues>(
  load: () => Promise<ZodType<Values, Values>>,
): Resolver<Values> =>
  lateResolver(async () => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    return zodResolver(schema);
  });
