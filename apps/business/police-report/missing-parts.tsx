import { Link, useParams } from 'react-router';
import { missingParts, type MissingPart } from '@nolo/domain/police-report/read-report.ts';
import { mayChangeReport } from '@nolo/domain/police-report/report-state.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { useCompany } from '../member.ts';
import { useFieldName, type Content, type Report } from './load-report.ts';

/** Of a renter these come from profile and documents alone. */
const FROM_PROFILE = /_(dob|document_number|licence_number)$/;

/** What is missing, about whom, each leading to where it is said; and whom the record has no room for. */
export function MissingParts({ loaded, content }: { loaded: Report; content: Content }) {
  const t = useTexts('police-report');
  const { further_drivers } = content;
  const { standing } = loaded.report;
  if (!mayChangeReport(standing) && standing !== 'waiting') return null;
  const parts = missingParts.filter((part) => content.missing.some((one) => one.part === part));
  return (
    <>
      {parts.map((part) => (
        <MissingOf key={part} part={part} loaded={loaded} content={content} />
      ))}
      {further_drivers.length > 0 && (
        <Card className="bg-warning-soft">
          <p className="font-semibold">{t('further')}</p>
          <ul className="mt-2 list-disc pl-5">
            {further_drivers.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

type OfProps = { part: MissingPart; loaded: Report; content: Content };

function MissingOf({ part, loaded, content }: OfProps) {
  const t = useTexts('police-report');
  const nameOf = useFieldName();
  const missing = content.missing.filter((one) => one.part === part);
  const driver = content.drivers[part === 'driver' ? 0 : 1];
  const isPerson = part === 'driver' || part === 'second';
  const isOfRenter = isPerson && driver?.is_renter === true;
  return (
    <Card className="border-danger">
      <h2 className="text-lg">
        {t('missing')}: {(isPerson && driver?.name) || t(`part_${part}`)}
      </h2>
      <ul className="mt-2 list-disc pl-5">
        {missing.map(({ field, why }) => (
          <li key={field}>
            {why === 'missing' ? nameOf(field) : t(`missing_${why}`, { field: nameOf(field) })}
          </li>
        ))}
      </ul>
      {isOfRenter && missing.some(({ field }) => FROM_PROFILE.test(field)) && (
        <p className="text-muted mt-2 text-sm">{t('from_profile')}</p>
      )}
      {loaded.actions.answer && <WhereToSay part={part} />}
    </Card>
  );
}

function WhereToSay({ part }: { part: MissingPart }) {
  const t = useTexts('police-report');
  const { companyId } = useParams();
  const { role } = useCompany();
  const style = buttonStyle('secondary', 'medium', 'mt-4 w-full min-h-12!');
  if (part === 'car')
    return (
      <Link to={`/${companyId}/cars`} className={style}>
        {t('open_cars')}
      </Link>
    );
  if (part === 'company')
    return role === 'owner' ? (
      <Link to={`/${companyId}/company/police-report`} className={style}>
        {t('enter_credentials')}
      </Link>
    ) : null;
  return (
    <Link to={part === 'rental' ? 'rental' : `drivers/${part === 'driver' ? 1 : 2}`} className={style}>
      {t('complete')}
    </Link>
  );
}
