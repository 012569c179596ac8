import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { StaffPerson } from '@nolo/contract/staff/people.ts';
import { staffRoles } from '@nolo/domain/account/roles.ts';
import { formatDate, localDateTime } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { api } from '../api.ts';
import { GiveRole } from './give-role.tsx';
import { RoleQuestion, type AskedRole } from './role-question.tsx';

export const loadPeople = ({ request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffPeople', undefined, { signal });

/** Who is of the staff, and what each may do. */
export function PeoplePage() {
  const t = useTexts('backoffice');
  const { people } = useLoaderData<typeof loadPeople>();
  const [asked, setAsked] = useState<AskedRole | null>(null);
  return (
    <>
      <title>{t('people')}</title>
      <h1 className="text-2xl">{t('people')}</h1>
      <p className="text-muted mt-1">{t('people_intro')}</p>
      <ul className="border-line mt-4 border-b">
        {people.map((person) => (
          <Person key={person.id} person={person} ask={setAsked} />
        ))}
      </ul>
      <GiveRole />
      {asked && <RoleQuestion asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type Props = { person: StaffPerson; ask: (asked: AskedRole) => void };

function Person({ person, ask }: Props) {
  const t = useTexts('backoffice');
  const members = useTexts('members');
  const portal = useTexts('portal');
  const { name, email, roles, since, has_second_factor, is_self } = person;
  return (
    <li className="border-line grid gap-x-6 gap-y-2 border-t py-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lg font-semibold">{name}</span>
          {is_self && <Badge tone="info">{members('you')}</Badge>}
          <Badge tone={has_second_factor ? 'success' : 'warning'}>
            {t(has_second_factor ? 'factor_set' : 'factor_missing')}
          </Badge>
        </p>
        <p className="break-words">{email}</p>
        <p className="text-muted text-sm">{members('since', { date: formatDate(localDateTime(since)) })}</p>
      </div>
      <fieldset className="grid grid-cols-2 content-start gap-x-4">
        <legend className="sr-only">{name}</legend>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            label={portal(`role_${role}`)}
            checked={roles.includes(role)}
            onChange={() => ask({ person, role })}
          />
        ))}
      </fieldset>
    </li>
  );
}
