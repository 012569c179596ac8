/** An e-invoice as it is sent: the exchange system knows it by its name. */
export type InvoiceFile = { name: string; xml: string };

/**
 * `taken`: on its way, or there already; `refused`: not to be tried again as it is. Everything else is thrown, and tried again.
 */
export type Transmission = { kind: 'taken' } | { kind: 'refused'; problem: string };

/** RC: delivered; MC: could not be delivered, the system keeps it for its recipient; NS: rejected. */
export const NOTICE_KINDS = ['RC', 'MC', 'NS'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What the exchange system says of a file. */
export type InvoiceNotice = {
  kind: NoticeKind;
  fileName: string;
  /** Its own number of the file (IdentificativoSdI). */
  exchangeId: string;
  errors: { code: string; text: string }[];
};

/** Notices come in any order, more than once, and of files that are not ours. */
export type ReceivedNotice = {
  notice: InvoiceNotice;
  /** It has been applied, and need not come again. */
  done(): Promise<void>;
};

/** Italy's exchange of e-invoices (SDI), or what stands for it. */
export type InvoiceExchange = {
  transmit(file: InvoiceFile): Promise<Transmission>;
  /** What has come since about the files we wait for; null: we wait for none. */
  notices(since: Date | null): Promise<ReceivedNotice[]>;
};
