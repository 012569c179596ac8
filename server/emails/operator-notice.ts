import { frame, paragraph, small } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

/** What somebody has sent the platform. The text is theirs: it stands as text, whatever it holds. */
export function operatorNotice(data: MailTemplates['operator-notice'], context: MailContext): Composed {
  const { t } = context;
  const subject = t(`operator_${data.kind}_subject`);
  return {
    subject,
    body: frame(
      context,
      { title: subject, preview: t(`operator_${data.kind}_preview`), firstName: '' },
      ...data.text.split('\n').map((line) => paragraph(line)),
      small(t('operator_from', { name: data.name, email: data.email, phone: data.phone })),
    ),
  };
}
