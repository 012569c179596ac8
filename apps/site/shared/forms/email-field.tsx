import type { ComponentProps } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { TextField } from '@nolo/ui/text-field.tsx';

/** One's own e-mail address; the page's handle names the namespace `account`. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const t = useTexts('account');
  return <TextField label={t('email')} type="email" autoComplete="email" autoCapitalize="none" {...props} />;
}
