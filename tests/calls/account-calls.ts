import { createTestApp, testClock, type TestApp, type TestClock } from '../setup/test-app.ts';
import { until } from '../setup/until.ts';

export const PASSWORD = 'quattro-ruote-verdi-92';

type Call = { token?: string; language?: string; headers?: Record<string, string> };

/** A sign-up form that is all right but for `changes`. */
export function signUpForm(email: string, changes: object = {}) {
  return {
    first_name: 'Giulia',
    last_name: 'Bianchi',
    email,
    mobile_number: '3331234567',
    country_code: '+39',
    country: 'IT',
    gender: 'female',
    password: PASSWORD,
    confirm_password: PASSWORD,
    ...changes,
  };
}

/** The calls and the mailbox of a test application, as the tests of accounts use them. */
export class AccountCalls {
  readonly test: TestApp;
  readonly clock: TestClock;

  private constructor(test: TestApp, clock: TestClock) {
    this.test = test;
    this.clock = clock;
  }

  static async start(): Promise<AccountCalls> {
    const clock = testClock(new Date('2027-03-01T09:00:00Z'));
    return new AccountCalls(await createTestApp({ clock }), clock);
  }

  post(path: string, payload: unknown, call: Call = {}) {
    return this.send('POST', path, payload, call);
  }

  async send(method: 'POST' | 'PUT', path: string, payload: unknown, call: Call = {}) {
    const { token, language = 'en', headers = {} } = call;
    const reply = await this.test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        ...headers,
        'accept-language': language,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return { status: reply.statusCode, body: reply.json(), text: reply.body, headers: reply.headers };
  }

  profile(token?: string) {
    return this.fetch('GET', '/profile', token);
  }

  /** A call without a body. */
  async fetch(method: 'GET' | 'DELETE', path: string, token?: string) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await this.test.app.inject({ method, url: `/api/v1${path}`, headers });
    return { status: reply.statusCode, body: reply.json() };
  }

  /** The mails to an address, quoted-printable undone. */
  async mailsTo(email: string): Promise<string[]> {
    const mails = await this.test.mails();
    return mails
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
  }

  /** The tokens of the verification mails to an address, once there are that many. */
  tokensTo(email: string, count: number, link = /verify-email\?token=([\w-]{43})/): Promise<string[]> {
    return until(`${count} mails to ${email}`, async () => {
      const mails = await this.mailsTo(email);
      const tokens = mails.flatMap((mail) => link.exec(mail)?.[1] ?? []);
      return tokens.length === count && tokens;
    });
  }

  /** The tokens of the reset mails to an address, once there are that many. */
  resetTokensTo(email: string, count: number): Promise<string[]> {
    return this.tokensTo(email, count, /reset_token=([\w-]{43})/);
  }

  /** Signs up and verifies; tells an access token. */
  async verified(email: string): Promise<string> {
    await this.post('/signup', signUpForm(email));
    const [token] = await this.tokensTo(email, 1);
    await this.post('/verify-email', { token });
    const { body } = await this.post('/login', { email, password: PASSWORD });
    return body.data.accessToken;
  }
}
