import { frame, paragraph, small } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

/**
 * What somebody has sent the platform, a tenant or a company, who answers by replying. The text is theirs: it stands as text,
 * whatever it holds.
 */
export function operatorNotice(
  data: MailTemplates['operator-notice' | 'issue-reported'],
  context: MailContext,
): Composed {
  const { t, site } = context;
  const subject = t(`operator_${data.kind}_subject`);
  return {
    subject,
    replyTo: data.email,
    body: frame(
      context,
      {
        title: subject,
        preview: t(`operator_${data.kind}_preview`),
        firstName: '',
        reason: t(`operator_${data.kind}_reason`, { name: site.name }),
      },
      ...data.text.split('\n').map((line) => paragraph(line)),
      small(t('operator_from', { name: data.name, email: data.email, phone: data.phone })),
    ),
  };
}
