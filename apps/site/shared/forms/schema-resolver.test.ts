import type { Resolver } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lateResolver, schemaResolver } from './schema-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const typed = { email: 'nobody' };
const refusing: Resolver<typeof typed> = () => ({ values: {}, errors: { email: { type: 'rule' } } });
const schema = z.object({ email: z.email('invalid_email') });

describe('rules that are loaded when a form is used', () => {
  it('judge as the schema does', async () => {
    const resolver = schemaResolver(async () => schema);
    expect((await resolver(typed, undefined, options)).errors.email?.message).toBe('invalid_email');
    const right = { email: 'ada@nolo.test' };
    expect(await resolver(right, undefined, options)).toEqual({ values: right, errors: {} });
  });

  it('leave it to the server while they cannot be loaded, and are asked for again', async () => {
    let tries = 0;
    const resolver = lateResolver(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return refusing;
    });
    expect(await resolver(typed, undefined, options)).toEqual({ values: typed, errors: {} });
    expect(Object.keys((await resolver(typed, undefined, options)).errors)).toEqual(['email']);
    await resolver(typed, undefined, options);
    expect(tries).toBe(2);
  });
});
