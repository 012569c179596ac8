import { Link } from 'react-router';
import type { AuditPage } from '@nolo/contract/portal-access.ts';
import { auditFieldNames } from '@nolo/domain/account/audit-actions.ts';
import { formatDate, formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { useValueText } from './use-value-text.ts';

type Event = AuditPage['events'][number];

/** The query of a page of the trail, as its address has it. */
export function auditQueryOf(address: string): { before: number | undefined } {
  const before = new URL(address).searchParams.get('before');
  return { before: before === null ? undefined : Number(before) };
}

/** One page of an audit trail; `ofCompanies`: each event says of which. */
export function AuditTrail({
  page: { events, has_more },
  isFirst,
  ofCompanies = false,
}: {
  page: AuditPage;
  isFirst: boolean;
  ofCompanies?: boolean;
}) {
  const t = useTexts('audit');
  const title = useTexts('portal')('audit');
  const last = events.at(-1);
  return (
    <>
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted mt-1">{t('text')}</p>
      {events.length === 0 ? <p className="py-8">{t('empty')}</p> : <Events {...{ events, ofCompanies }} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {has_more && last && (
          <Link to={`?before=${last.id}`} className={buttonStyle('secondary', 'large')}>
            {t('older')}
          </Link>
        )}
        {!isFirst && (
          <Link to="?" className={buttonStyle('quiet', 'large')}>
            {t('latest')}
          </Link>
        )}
      </div>
    </>
  );
}

/** A table where there is room for one, and each row a block of its own where there is not. */
function Events({ events, ofCompanies }: { events: readonly Event[]; ofCompanies: boolean }) {
  const t = useTexts('audit');
  const columns = ['at', 'actor', 'action', 'object'] as const;
  return (
    <table className="mt-4 w-full max-desk:block">
      <thead className="border-line border-b max-desk:sr-only">
        <tr className="text-muted text-left text-sm">
          {[...columns, ...(ofCompanies ? (['company'] as const) : [])].map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {events.map((event) => (
          <Row key={event.id} event={event} ofCompanies={ofCompanies} />
        ))}
      </tbody>
    </table>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const cell = 'desk:py-2 desk:pr-4 max-desk:block';

function Row({ event, ofCompanies }: { event: Event; ofCompanies: boolean }) {
  const t = useTexts('audit');
  const portal = useTexts('portal');
  const language = useLanguage();
  const { at, action, actor, object, company, before, after } = event;
  return (
    <tr className="border-line border-b align-top max-desk:block max-desk:py-3">
      <td className={`${cell} text-muted tabular-nums whitespace-nowrap max-desk:text-sm`}>
        <time dateTime={at}>{formatDateTime(localDateTime(at), language)}</time>
      </td>
      <td className={`${cell} font-semibold`}>{actor || portal('renter_deleted')}</td>
      <td className={cell}>{t(`action_${action}`)}</td>
      <td className={`${cell} tabular-nums`}>
        {DAY.test(object) ? formatDate(object) : object}
        <Change before={before} after={after} />
      </td>
      {ofCompanies && <td className={cell}>{company}</td>}
    </tr>
  );
}

/** 'Role: Counter → Manager', a line for each field; of what came or went, what it was. */
function Change({ before, after }: Pick<Event, 'before' | 'after'>) {
  const t = useTexts('audit');
  const valueText = useValueText();
  return auditFieldNames.map((field) => {
    const values = [before?.[field], after?.[field]].flatMap((value) =>
      value === null || value === undefined ? [] : [valueText(field, value)],
    );
    if (values.length === 0) return null;
    return (
      <span key={field} className="text-muted block">
        {t(`field_${field}`)}: {values.join(' → ')}
      </span>
    );
  });
}
