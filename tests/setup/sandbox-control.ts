const ANSWER_WITHIN_MS = 60_000;

/** The sandbox's own controls (packages/payments-sandbox/README.md): late, repeated and missing webhooks, failures. */
export async function sandboxControl(origin: string, path: string, body: object = {}): Promise<unknown> {
  const reply = await fetch(`${origin}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!reply.ok) throw new Error(`sandbox ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

type Delivery = { status: string; eventType: string; eventId: string };

export async function sandboxDeliveries(origin: string): Promise<Delivery[]> {
  const reply = await fetch(`${origin}/sandbox/webhooks/deliveries`);
  return ((await reply.json()) as { data: Delivery[] }).data;
}
