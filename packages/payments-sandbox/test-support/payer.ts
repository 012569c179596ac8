/** Uses the hosted pages as a browser without JavaScript does. */

export const VISA = '4242 4242 4242 4242';

export interface Answer {
  status: number;
  location: string | null;
  html: string;
}

export async function openPage(url: string, language = 'en'): Promise<Answer> {
  return answerOf(await fetch(url, { headers: { 'Accept-Language': language }, redirect: 'manual' }));
}

export async function submitForm(url: string, fields: Record<string, string>): Promise<Answer> {
  return answerOf(
    await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
  );
}

export function payWith(
  url: string | null,
  cardNumber: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  return submitForm(url ?? '', {
    email: 'ada@example.com',
    cardNumber,
    cardExpiry: '12/40',
    cardCvc: '123',
    billingName: 'Ada Lovelace',
    ...more,
  });
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}
