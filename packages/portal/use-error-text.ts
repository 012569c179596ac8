import { isApiError } from '@nolo/contract/api-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';

/** What to say of a failed call: the server's words, which are in the reader's language; ours where it said nothing. */
export function useErrorText(): (error: unknown) => string {
  const t = useTexts('common');
  return (error) => {
    if (!isApiError(error)) return t('something_wrong');
    return error.code === 'network' ? t('network_error') : error.message || t('something_wrong');
  };
}
