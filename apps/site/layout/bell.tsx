import { Link } from 'react-router';
import { useUnread } from '../api/current-user.ts';
import { paths } from '../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { BellIcon } from '@nolo/ui/icons.tsx';

/** To the notices, with how many are unread. */
export function Bell() {
  const t = useTexts('common');
  const language = useLanguage();
  const count = useUnread();
  return (
    <Link
      to={paths.notices(language)}
      aria-label={count > 0 ? t('header_notices_unread', { count }) : t('header_notices')}
      className="hover:bg-sunken rounded-control relative grid size-[44px] place-items-center"
    >
      <BellIcon className="size-6" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="bg-danger text-on-danger rounded-pill absolute top-1 right-0.5 min-w-5 px-1 text-center text-xs leading-5 font-bold"
        >
          {count > 9 ? '9+' : count}
        </span>
      )}
    </Link>
  );
}
