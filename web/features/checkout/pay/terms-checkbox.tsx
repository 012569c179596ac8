import { useTexts } from '../../../i18n/use-texts.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import type { Flow } from '../use-flow.ts';

/** Required before paying (customer-application.md 5). */
export function TermsCheckbox({ flow }: { flow: Flow }) {
  const t = useTexts('checkout');
  return (
    <Checkbox
      label={t('terms')}
      checked={flow.isAccepted}
      error={flow.termsError}
      onChange={(event) => flow.accept(event.currentTarget.checked)}
    />
  );
}
