import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { apiExchange } from './api-exchange.ts';
import { folderExchange } from './folder-exchange.ts';
import type { InvoiceExchange } from './invoice-exchange.ts';
import { pecExchange } from './pec-exchange.ts';

/** The way that the configuration names; a folder, which a person empties, when it names none. */
export function invoiceExchangeOf(config: Config, log: Pick<FastifyBaseLogger, 'error'>): InvoiceExchange {
  const folder = join(resolve(config.DATA_DIR), 'invoices');
  const { INVOICE_API_URL, INVOICE_API_KEY, INVOICE_PEC_SMTP_URL, INVOICE_PEC_FROM, INVOICE_PEC_TO } = config;
  if (INVOICE_API_URL !== undefined && INVOICE_API_KEY !== undefined) {
    return apiExchange({ url: INVOICE_API_URL, key: INVOICE_API_KEY });
  }
  if (INVOICE_PEC_SMTP_URL !== undefined && INVOICE_PEC_FROM !== undefined) {
    return pecExchange(
      { url: INVOICE_PEC_SMTP_URL, from: INVOICE_PEC_FROM, to: INVOICE_PEC_TO, folder },
      log,
    );
  }
  return folderExchange(folder, log);
}
