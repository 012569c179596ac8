import type { ReactElement } from 'react';
import {
  problemsOfDocument,
  reviewedDocuments,
  type DocumentFinding,
} from '@nolo/domain/identity/document-findings.ts';
import { DOCUMENT_LINK_MINUTES } from '@nolo/domain/booking/document-access.ts';
import {
  button,
  fact,
  frame,
  paragraph,
  small,
  linkAsText,
  type Composed,
  type MailContext,
} from './layout.ts';
import type { MailTemplates } from './mail-definitions.ts';

/** What was found of each document, in the words of the profile's page. */
function eachDocument({ documents }: MailContext, findings: readonly DocumentFinding[]): ReactElement[] {
  return reviewedDocuments.map((document) => {
    const problems = problemsOfDocument(findings, document);
    const found =
      problems.length === 0 ? [documents('in_order')] : problems.map((one) => documents(`problem_${one}`));
    return fact(documents(document), ...found.map((text) => small(text)));
  });
}

export function documentsVerified(
  { firstName }: MailTemplates['documents-verified'],
  context: MailContext,
): Composed {
  const { t } = context;
  return {
    subject: t('verified_subject'),
    body: frame(
      context,
      { title: t('verified_subject'), preview: t('verified_preview'), firstName },
      paragraph(t('verified_text')),
      ...eachDocument(context, []),
      paragraph(t('bring')),
      button(context, context.link('my-booking'), t('my_bookings')),
    ),
  };
}

export function documentsRejected(
  { firstName, findings, reason }: MailTemplates['documents-rejected'],
  context: MailContext,
): Composed {
  const { t, documents } = context;
  return {
    subject: t('rejected_subject'),
    body: frame(
      context,
      { title: t('rejected_subject'), preview: t('rejected_preview'), firstName },
      paragraph(t('rejected_text')),
      ...(findings.length === 0 ? [] : eachDocument(context, findings)),
      ...(reason === null ? [] : [paragraph(documents('status_rejected_reason', { reason }))]),
      paragraph(t('rejected_next')),
      button(context, context.link('my-profile-document'), t('rejected_button')),
    ),
  };
}

/**
 * To a company that asked to see the documents of a live booking. The token stands behind `#`, which browsers send to
 * nobody: neither to our logs nor to what lies between.
 */
export function documentLink(data: MailTemplates['document-link'], context: MailContext): Composed {
  const { t, site } = context;
  const { number, token } = data;
  const link = `${context.link('booking-documents', { open: 'yes' })}#${token}`;
  const subject = t('document_link_subject', { number });
  const validity = t('document_link_validity', { minutes: DOCUMENT_LINK_MINUTES });
  return {
    subject,
    body: frame(
      context,
      {
        title: subject,
        preview: validity,
        firstName: '',
        reason: t('replacement_ended_reason', { name: site.name }),
      },
      paragraph(t('document_link_text', { number })),
      button(context, link, t('document_link_button')),
      small(validity),
      ...linkAsText(context, link),
      small(t('document_link_not_you')),
    ),
  };
}
