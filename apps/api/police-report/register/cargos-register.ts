import { createCipheriv } from 'node:crypto';
import { z } from 'zod';
import { API_KEY_LENGTH } from '@nolo/domain/police-report/report-state.ts';
import { fieldNamedIn } from './cargos-fields.ts';
import {
  PoliceCredentialsRefused,
  PoliceUnreachable,
  type PoliceAnswer,
  type PoliceCredentials,
  type PoliceRegister,
} from './police-register.ts';

const ANSWER_WITHIN_MS = 20_000;

/** Of the API key; the rest is the initialization vector. */
const KEY_CHARACTERS = 32;

const tokenReply = z.object({ access_token: z.string().min(1) });
const entry = z.object({
  esito: z.boolean(),
  transactionid: z.string().nullish(),
  errore: z
    .object({ error: z.string().nullish(), error_description: z.string().nullish(), error_code: z.unknown() })
    .nullish(),
});
const recordReply = z.array(entry).length(1);

/** AES-256-CBC, base64. */
export function encryptToken(token: string, apiKey: string): string {
  const key = Buffer.from(apiKey.slice(0, KEY_CHARACTERS), 'latin1');
  const vector = Buffer.from(apiKey.slice(KEY_CHARACTERS, API_KEY_LENGTH), 'latin1');
  const cipher = createCipheriv('aes-256-cbc', key, vector);
  return Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]).toString('base64');
}

function answerOf({ esito, transactionid, errore }: z.infer<typeof entry>): PoliceAnswer {
  if (esito) return { kind: 'accepted', receipt: transactionid || null };
  const text = [errore?.error, errore?.error_description].filter(Boolean).join(': ');
  if (/duplicat|gi(à|a'|a) present/i.test(text)) return { kind: 'duplicate' };
  return { kind: 'refused', text, field: fieldNamedIn(text) };
}

function read<T extends z.ZodType>(path: string, text: string, shape: T): z.output<T> {
  try {
    return shape.parse(JSON.parse(text));
  } catch (error) {
    throw new PoliceUnreachable(`${path}: an answer of another form`, { cause: error });
  }
}

type Options = { answerWithinMs?: number };

/**
 * The police's service CaRGOS over HTTP. `base` ends in `/CARGOS_API`. A token is asked for when it is needed, and once more
 * when the service says that it has expired.
 */
export function cargosRegister(
  base: string,
  { answerWithinMs = ANSWER_WITHIN_MS }: Options = {},
): PoliceRegister {
  const root = base.replace(/\/+$/, '');

  /** The reply, read to its end within the time limit. */
  async function ask(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
    try {
      const signal = AbortSignal.timeout(answerWithinMs);
      const reply = await fetch(`${root}/${path}`, { ...init, signal, redirect: 'error' });
      return { status: reply.status, text: await reply.text() };
    } catch (error) {
      throw new PoliceUnreachable(`${path}: no answer`, { cause: error });
    }
  }

  async function getToken({ username, password }: PoliceCredentials): Promise<string> {
    const basic = Buffer.from(`${username}:${password}`).toString('base64');
    const { status, text } = await ask('api/Token', { headers: { authorization: `Basic ${basic}` } });
    if (status === 401 || status === 403) throw new PoliceCredentialsRefused(`api/Token: ${status}`);
    if (status !== 200) throw new PoliceUnreachable(`api/Token: ${status}`);
    return read('api/Token', text, tokenReply).access_token;
  }

  return {
    kind: 'service',
    async logIn(credentials) {
      if (credentials === null) throw new PoliceCredentialsRefused('no credentials');
      const { username, apiKey } = credentials;
      let token = await getToken(credentials);

      const call = async (path: string, records?: readonly string[]): Promise<string> => {
        const send = () => {
          const authorization = `Bearer ${encryptToken(token, apiKey)}`;
          const headers = { authorization, organization: username };
          if (records === undefined) return ask(path, { headers });
          return ask(path, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
            body: JSON.stringify(records),
          });
        };
        let reply = await send();
        if (reply.status === 401) {
          token = await getToken(credentials);
          reply = await send();
        }
        // With a token of this moment: the API key is another one.
        if (reply.status === 401 || reply.status === 403)
          throw new PoliceCredentialsRefused(`${path}: ${reply.status}`);
        if (reply.status !== 200) throw new PoliceUnreachable(`${path}: ${reply.status}`);
        return reply.text;
      };

      const handIn = async (path: string, record: string): Promise<PoliceAnswer> => {
        const text = await call(path, [record]);
        const [said] = read(path, text, recordReply);
        if (said === undefined) throw new PoliceUnreachable(`${path}: no entry`);
        return answerOf(said);
      };

      return {
        check: (record) => handIn('api/Check', record),
        send: (record) => handIn('api/Send', record),
        places: () => call('api/Tabella?TabellaId=1'),
      };
    },
  };
}
