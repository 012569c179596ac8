import {
  button,
  fact,
  frame,
  linkAsText,
  paragraph,
  small,
  type Composed,
  type MailContext,
} from './layout.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import type { MailTemplates } from './mail-definitions.ts';

/** Somebody's words, each line a paragraph: text, whatever it holds. */
const linesOf = (text: string) => (text === '' ? [] : text.split('\n').map((line) => paragraph(line)));

/** How an application stands. The token stands behind `#`, which browsers send to nobody. */
export function applicationNews(data: MailTemplates['application-news'], context: MailContext): Composed {
  const { t, site } = context;
  const { company, firstName, kind, text, token } = data;
  const link = `${context.link('application')}#${token}`;
  const subject = t(`application_${kind}_subject`, { company });
  return {
    replyTo: site.operatorEmail,
    subject,
    body: frame(
      context,
      {
        title: subject,
        preview: t(`application_${kind}_preview`),
        firstName,
        reason: t('application_reason', { company, name: site.name }),
      },
      paragraph(t(`application_${kind}_text`, { company, name: site.name })),
      ...linesOf(text),
      button(context, link, t(kind === 'asked' ? 'application_answer' : 'application_open')),
      ...linkAsText(context, link),
      kind === 'submitted' ? small(t('application_not_you')) : null,
    ),
  };
}

/** To the operator: who applies, or what they answered. */
export function applicationReceived(
  data: MailTemplates['application-received'],
  context: MailContext,
): Composed {
  const { t, site } = context;
  const { applicationId, company, email, kind, name, text } = data;
  const subject = t(`application_new_${kind}`, { company });
  return {
    subject,
    replyTo: email,
    body: frame(
      context,
      {
        title: subject,
        preview: t('application_new_preview'),
        firstName: '',
        reason: t('application_new_reason', { name: site.name }),
      },
      fact(t('application_new_by'), `${name}, ${email}`),
      ...linesOf(text),
      button(context, `${site.origin}/backoffice/applications/${applicationId}`, t('application_new_open')),
    ),
  };
}

/** To an owner: what became of the company, and why. */
export function companyStatus(data: MailTemplates['company-status'], context: MailContext): Composed {
  const { t, site } = context;
  const { company, companyId, endsOn, firstName, reason, step } = data;
  const named = { company, name: site.name, day: endsOn === null ? '' : formatDate(endsOn) };
  const subject = t(`company_status_${step}_subject`, named);
  const link = `${site.origin}/business/${companyId}`;
  const isAgainst = step === 'suspend' || step === 'end';
  return {
    subject,
    replyTo: site.operatorEmail,
    body: frame(
      context,
      { title: subject, preview: subject, firstName, reason: t('company_status_reason', named) },
      paragraph(t(`company_status_${step}_text`, named)),
      ...linesOf(reason),
      button(context, link, t('company_status_open')),
      isAgainst ? small(t('company_status_object')) : null,
    ),
  };
}
