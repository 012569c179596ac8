import { Link } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { useFieldName, useFieldValue, type Content, type Report } from './load-report.ts';

type Part = { title: string; to: string | null; of: (field: string) => boolean };

const ofDriver = (field: string) => /^(driver|second)_/.test(field);

/** What goes to the police, part by part, each leading to where it is changed. */
export function ReportContent({ loaded, content }: { loaded: Report; content: Content }) {
  const t = useTexts('police-report');
  const [first, second] = content.drivers;
  const parts: Part[] = [
    {
      title: first?.name || t('part_driver'),
      to: 'drivers/1',
      of: (field) => field.startsWith('driver_'),
    },
    {
      title: second?.name || t('part_second'),
      to: 'drivers/2',
      of: (field) => field.startsWith('second_'),
    },
    { title: t('part_rental'), to: 'rental', of: (field) => !ofDriver(field) },
  ];
  const canAdd = loaded.actions.answer && loaded.rental.is_own && second === undefined;
  return (
    <>
      <h2 className="text-xl">{t(content.was_sent ? 'content_sent' : 'content')}</h2>
      {parts.map((part) => (
        <PartCard key={part.to} part={part} loaded={loaded} content={content} />
      ))}
      {canAdd && (
        <Link to="drivers/2" className={buttonStyle('secondary', 'medium', 'w-full min-h-12!')}>
          {t('add_second')}
        </Link>
      )}
    </>
  );
}

function PartCard({ part, loaded, content }: { part: Part; loaded: Report; content: Content }) {
  const t = useTexts('police-report');
  const nameOf = useFieldName();
  const valueOf = useFieldValue();
  const fields = content.fields.filter(({ field }) => part.of(field));
  if (fields.length === 0) return null;
  return (
    <Card>
      <h3 className="text-lg">{part.title}</h3>
      <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[12rem_1fr]">
        {fields.map((one) => (
          <div key={one.field} className="sm:contents">
            <dt className="text-muted text-sm">{nameOf(one.field)}</dt>
            <dd className="min-w-0 wrap-anywhere tabular-nums" translate="no">
              {valueOf(one)}
            </dd>
          </div>
        ))}
        {part.to === 'rental' && content.frame_number !== null && (
          <div className="sm:contents">
            <dt className="text-muted text-sm">{t('frame_number')}</dt>
            <dd className="tabular-nums" translate="no">
              {content.frame_number}
            </dd>
          </div>
        )}
      </dl>
      {loaded.actions.answer && part.to !== null && (
        <Link to={part.to} className={buttonStyle('secondary', 'medium', 'mt-4 w-full min-h-12!')}>
          {t('change')}
        </Link>
      )}
    </Card>
  );
}
