import type { Reader, Transaction } from '../store/store.ts';

export const DELIVERY_ORDERS = ['created', 'reversed', 'shuffled'] as const;
export type DeliveryOrder = (typeof DELIVERY_ORDERS)[number];

export interface WebhookSettings {
  /** Event types whose deliveries wait; `*` is all of them. */
  heldTypes: string[];
  order: DeliveryOrder;
}

const ID = 'webhooks';

export function webhookSettings(reader: Reader): WebhookSettings {
  const stored = reader.get('setting', ID)?.value as WebhookSettings | undefined;
  return stored ?? { heldTypes: [], order: 'created' };
}

export function changeWebhookSettings(tx: Transaction, change: Partial<WebhookSettings>): WebhookSettings {
  const value = { ...webhookSettings(tx), ...change };
  tx.put('setting', { id: ID, value });
  return value;
}
