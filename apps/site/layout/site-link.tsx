import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import type { ShownLink } from './header-links.ts';

type Props = { link: ShownLink; className: string; onClick?: () => void };

/** A link of header, drawer or footer, by its own text. */
export function SiteLink({ link: { text, to, isForeign }, className, onClick }: Props) {
  const t = useTexts('common');
  if (isForeign) {
    return (
      <ForeignLink to={to} className={className}>
        {t(text)}
      </ForeignLink>
    );
  }
  return (
    <Link to={to} onClick={onClick} className={className}>
      {t(text)}
    </Link>
  );
}

/** To another site: in a tab of its own, and said so. */
export function ForeignLink(props: { to: string; className: string; children: ReactNode }) {
  const t = useTexts('common');
  return (
    <a href={props.to} target="_blank" rel="noopener noreferrer" className={props.className}>
      {props.children}
      <span className="sr-only"> {t('opens_in_new_tab')}</span>
    </a>
  );
}
