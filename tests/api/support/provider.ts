import { Stripe } from 'stripe';
import { sandboxControl } from '../../setup/sandbox-control.ts';
import type { TestApp } from '../../setup/test-app.ts';

/** The provider as it sees itself, through its own SDK. */
export function providerOf({ sandboxOrigin, deps }: Pick<TestApp, 'sandboxOrigin' | 'deps'>): Stripe {
  const { hostname, port } = new URL(sandboxOrigin);
  return new Stripe(deps.config.STRIPE_SECRET_KEY, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

type Fault = {
  kind: 'error' | 'drop' | 'hold';
  status?: number;
  method?: string;
  pathPrefix: string;
  count: number;
  afterWork?: boolean;
};

export async function breakProvider({ sandboxOrigin }: TestApp, fault: Fault): Promise<void> {
  await sandboxControl(sandboxOrigin, 'faults', fault);
}

export async function repairProvider({ sandboxOrigin }: TestApp): Promise<void> {
  await sandboxControl(sandboxOrigin, 'faults/clear');
}

export async function repliesHeld({ sandboxOrigin }: TestApp): Promise<number> {
  const reply = (await (await fetch(`${sandboxOrigin}/sandbox/faults`)).json()) as Record<string, number>;
  return Object.values(reply)[0] ?? 0;
}
