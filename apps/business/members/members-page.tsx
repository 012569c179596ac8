import { useId, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Member, OpenInvitation } from '@nolo/contract/business/members.ts';
import { memberRoles, type MemberRole } from '@nolo/domain/account/roles.ts';
import { formatDate, localDateTime } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { api } from '../api.ts';
import { InviteForm, SendAgain } from './invite-form.tsx';
import { MemberQuestion, type Question } from './member-question.tsx';
import { useCompany } from '../member.ts';

export const loadMembers = ({ params: { companyId = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('companyMembers', { params: { companyId } }, { signal });

type Ask = (question: Question) => void;

/** Who acts for the company, and as what; whoever is invited. */
export function MembersPage() {
  const t = useTexts('members');
  const { members, invitations } = useLoaderData<typeof loadMembers>();
  const { name: company } = useCompany();
  const [question, setQuestion] = useState<Question | null>(null);
  const title = useTexts('portal')('members');
  return (
    <>
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted mt-1">{t('text', { company })}</p>
      <ul className="border-line mt-4 border-b">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} ask={setQuestion} />
        ))}
      </ul>
      {invitations.length > 0 && <Invitations invitations={invitations} ask={setQuestion} />}
      <InviteForm />
      {question && <MemberQuestion question={question} company={company} onClose={() => setQuestion(null)} />}
    </>
  );
}

const rowStyle =
  'border-line grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-3 border-t py-4 desk:grid-cols-[minmax(0,1fr)_14rem_9rem] desk:gap-x-6';

function MemberRow({ member, ask }: { member: Member; ask: Ask }) {
  const t = useTexts('members');
  const portal = useTexts('portal');
  const id = useId();
  const { name, email, role, since, is_self, is_contractors } = member;
  return (
    <li className={rowStyle}>
      <div className="min-w-0 max-desk:col-span-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={id} className="text-lg font-semibold">
            {name}
          </span>
          {is_self && <Badge tone="info">{t('you')}</Badge>}
        </p>
        <p className="break-words">{email}</p>
        <p className="text-muted text-sm">{t('since', { date: formatDate(localDateTime(since)) })}</p>
      </div>
      {is_contractors ? (
        <p className="col-span-2">
          <span className="block font-semibold">{portal(`role_${role}`)}</span>
          <span className="text-muted text-sm">{t('of_contractor')}</span>
        </p>
      ) : (
        <>
          <SelectField
            label={t('role')}
            aria-describedby={id}
            value={role}
            options={memberRoles.map((one) => ({ value: one, label: portal(`role_${one}`) }))}
            onChange={({ target }) => ask({ what: 'role', member, role: target.value as MemberRole })}
          />
          <Button
            variant="secondary"
            className="min-h-12!"
            aria-describedby={id}
            onClick={() => ask({ what: 'remove', member })}
          >
            {t(is_self ? 'leave' : 'remove')}
          </Button>
        </>
      )}
    </li>
  );
}

function Invitations({ invitations, ask }: { invitations: readonly OpenInvitation[]; ask: Ask }) {
  const t = useTexts('members');
  return (
    <section aria-labelledby="invitations" className="mt-8">
      <h2 id="invitations" className="text-xl">
        {t('open_title')}
      </h2>
      <ul className="border-line mt-3 border-b">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} ask={ask} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation, ask }: { invitation: OpenInvitation; ask: Ask }) {
  const t = useTexts('members');
  const portal = useTexts('portal');
  const id = useId();
  const { email, role, expires_at, is_expired, is_ended } = invitation;
  const date = formatDate(localDateTime(expires_at));
  return (
    <li className={rowStyle}>
      <div className="min-w-0 max-desk:col-span-2">
        <p id={id} className="text-lg font-semibold break-words">
          {email}
        </p>
        <p>{portal(`role_${role}`)}</p>
        <p className={`text-sm ${is_expired || is_ended ? 'text-danger font-medium' : 'text-muted'}`}>
          {is_ended ? t('ended') : t(is_expired ? 'expired' : 'until', { date })}
        </p>
      </div>
      <SendAgain email={email} role={role} describedBy={id} />
      <Button
        variant="secondary"
        className="min-h-12!"
        aria-describedby={id}
        onClick={() => ask({ what: 'withdraw', invitation })}
      >
        {t('withdraw')}
      </Button>
    </li>
  );
}
