import { createTestApp, testClock, type TestApp, type TestClock } from '../setup/test-app.ts';
import { until } from '../setup/until.ts';

export const PASSWORD = 'quattro-ruote-verdi-92';

type Call = { token?: string; language?: string };

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

  async post(path: string, payload: unknown, { token, language = 'en' }: Call = {}) {
    const reply = await this.test.app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: {
        'accept-language': language,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return { status: reply.statusCode, body: reply.json(), text: reply.body };
  }

  async profile(token?: string) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await this.test.app.inject({ url: '/api/v1/profile', headers });
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
  tokensTo(email: string, count: number): Promise<string[]> {
    return until(`${count} mails to ${email}`, async () => {
      const mails = await this.mailsTo(email);
      const tokens = mails.flatMap((mail) => /verify-email\?token=([\w-]{43})/.exec(mail)?.[1] ?? []);
      return tokens.length === count && tokens;
    });
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
