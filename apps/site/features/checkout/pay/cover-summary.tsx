import { withCovers } from '@nolo/domain/cars/inclusions.ts';
import { coverText, driverText } from '@nolo/i18n/inclusion-texts.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { UserIcon } from '@nolo/ui/icons.tsx';
import { ShieldIcon } from '../../../shared/rental/rental-icons.tsx';
import type { CheckoutModel } from '../use-checkout.ts';

/** What stays with the renter of damage and theft, chosen covers counted, and who may drive. */
export function CoverSummary({ model: { car, extras, draft } }: { model: CheckoutModel }) {
  const t = useTexts('inclusions');
  const words = { t, language: useLanguage() };
  const chosen = extras.filter(({ id }) => draft.extras[id] !== undefined);
  const covers = chosen.map(({ excess }) => excess);
  const inclusions = withCovers(car.inclusions, covers);
  const damage = coverText(words, 'damage', inclusions.damage_excess);
  const theft = coverText(words, 'theft', inclusions.theft_excess);
  const driver = driverText(words, inclusions);
  return (
    <>
      {[damage, theft].map(({ about, title, text }) => (
        <Point key={about} Icon={ShieldIcon} title={title} text={text} />
      ))}
      <Point Icon={UserIcon} title={driver.title} text={driver.text} />
    </>
  );
}

function Point({ Icon, title, text }: { Icon: typeof UserIcon; title: string; text: string }) {
  return (
    <div className="flex gap-3">
      <Icon className="text-muted mt-0.5" />
      <div className="text-sm">
        <h3 className="text-base">{title}</h3>
        <p className="text-muted mt-1">{text}</p>
      </div>
    </div>
  );
}
