import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SandboxRecords } from './sandbox-records.ts';
import { SandboxTokens, TOKEN_SECONDS, type SandboxUser } from './sandbox-tokens.ts';

/** What goes wrong, until it is told otherwise. */
export type SandboxFaults = {
  /** 503 for everything. */
  isDown: boolean;
  /** Milliseconds before each answer. */
  slowMs: number;
  /** It takes so many lists of records whose answer never arrives. */
  losesReceipts: number;
  /** So many tokens are given out expired. */
  expiresTokens: number;
  /** A field, by the service's name, that it takes no value of. */
  refuses: string | undefined;
};

export const NO_FAULTS: SandboxFaults = {
  isDown: false,
  slowMs: 0,
  losesReceipts: 0,
  expiresTokens: 0,
  refuses: undefined,
};

type Options = {
  port: number;
  user: SandboxUser;
  /** What `api/Tabella` answers. */
  placesTable?: string;
};

export type PoliceSandbox = {
  /** Ends in `/CARGOS_API`. */
  url: string;
  faults: SandboxFaults;
  /** The records it has taken, by contract id. */
  taken: ReadonlyMap<string, string>;
  /** How often each call was made. */
  calls: { token: number; check: number; send: number };
  stop(): Promise<void>;
};

const MOST_RECORDS = 100;

type Parts = { tokens: SandboxTokens; records: SandboxRecords } & Pick<PoliceSandbox, 'faults' | 'calls'>;

/** A small CaRGOS for development and tests: it keeps what it has taken until it ends. */
export async function startPoliceSandbox({ port, user, placesTable = '' }: Options): Promise<PoliceSandbox> {
  const app = fastify({ forceCloseConnections: true });
  const parts: Parts = {
    tokens: new SandboxTokens(user),
    records: new SandboxRecords(),
    faults: { ...NO_FAULTS },
    calls: { token: 0, check: 0, send: 0 },
  };
  const { faults, calls, records, tokens } = parts;
  app.addHook('onRequest', async (_request, reply) => {
    if (faults.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.slowMs));
    if (faults.isDown) return reply.code(503).send({ error: 'Servizio non disponibile' });
    return undefined;
  });
  app.get('/CARGOS_API/api/Token', async ({ headers }, reply) => {
    calls.token += 1;
    const isExpired = faults.expiresTokens > 0;
    const token = tokens.issue(headers.authorization, isExpired ? -1 : TOKEN_SECONDS);
    if (token === null) return reply.code(401).send({ error: 'Credenziali non valide' });
    if (isExpired) faults.expiresTokens -= 1;
    return { access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS };
  });
  takeRecords(app, parts);
  app.get('/CARGOS_API/api/Tabella', async (request, reply) =>
    isKnown(parts, request) ? reply.type('text/plain; charset=utf-8').send(placesTable) : refuse(reply),
  );
  const origin = await app.listen({ port, host: '127.0.0.1' });
  return { url: `${origin}/CARGOS_API`, faults, calls, taken: records.taken, stop: () => app.close() };
}

const isKnown = ({ tokens }: Parts, { headers }: FastifyRequest): boolean =>
  tokens.isKnown(headers.authorization, headers['organization']);

const refuse = (reply: FastifyReply) => reply.code(401).send({ error: 'Token non valido o scaduto' });

function takeRecords(app: FastifyInstance, parts: Parts): void {
  const { calls, faults, records } = parts;
  for (const call of ['check', 'send'] as const) {
    const path = call === 'check' ? 'Check' : 'Send';
    app.post(`/CARGOS_API/api/${path}`, async (request, reply) => {
      calls[call] += 1;
      if (!isKnown(parts, request)) return refuse(reply);
      const list: unknown = request.body;
      if (!Array.isArray(list) || list.length > MOST_RECORDS)
        return reply.code(400).send({ error: 'Elenco non valido' });
      const entries = list.map((record: unknown) => records[call](record, faults.refuses));
      if (call === 'check' || faults.losesReceipts === 0) return entries;
      faults.losesReceipts -= 1;
      request.socket.destroy();
      return reply.hijack();
    });
  }
}
