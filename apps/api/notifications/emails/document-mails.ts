import type { ReactElement } from 'react';
import {
  problemsOfDocument,
  reviewedDocuments,
  type DocumentFinding,
} from '@nolo/domain/identity/document-findings.ts';
import { button, fact, frame, paragraph, small } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

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
