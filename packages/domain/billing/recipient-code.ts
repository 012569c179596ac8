/** A company's address in Italy's exchange of e-invoices (SDI, codice destinatario); those of public offices are shorter. */
export const RECIPIENT_CODE_LENGTH = 7;

const recipientCode = new RegExp(`^[A-Z0-9]{${RECIPIENT_CODE_LENGTH}}$`, 'i');

export const isRecipientCode = (text: string): boolean => recipientCode.test(text);
