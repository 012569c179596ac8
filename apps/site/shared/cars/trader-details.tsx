import type { CarDetail } from '@nolo/contract/cars.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';

/**
 * Who rents the car out, as Regulation (EU) 2022/2065, article 30(7), wants it said where a contract is offered. The page
 * names the namespace 'trader'.
 */
export function TraderDetails({ company, className }: Pick<CarDetail, 'company'> & { className: string }) {
  const t = useTexts('trader');
  const { trader } = company;
  return (
    <div className={className}>
      <address className="not-italic">
        <p className="font-semibold">{trader.legal_name}</p>
        {trader.legal_name !== company.company_name && (
          <p className="text-muted">{t('trades_as', { name: company.company_name })}</p>
        )}
        <p className="text-muted">{t('registered_office', { address: company.address })}</p>
        <p className="flex flex-wrap gap-x-4">
          <Contact href={`tel:${company.phone.replaceAll(' ', '')}`} text={company.phone} />
          <Contact href={`mailto:${trader.email}`} text={trader.email} />
        </p>
      </address>
      <ul className="text-muted">
        <li>{t('vat_number', { number: trader.vat_number })}</li>
        {trader.rea !== null && <li>{t('register', { number: trader.rea })}</li>}
        {trader.pec_email !== null && <li>{t('pec', { address: trader.pec_email })}</li>}
      </ul>
      {trader.is_self_certified && <p className="text-muted mt-2">{t('self_certified')}</p>}
    </div>
  );
}

function Contact({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="text-primary-text inline-flex min-h-11 items-center break-all hover:underline">
      {text}
    </a>
  );
}
