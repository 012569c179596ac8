import type { ComponentType, ReactNode } from 'react';
import type { Inclusions } from '@nolo/contract/inclusions.ts';
import { inclusionTexts, type InclusionText } from '@nolo/i18n/inclusion-texts.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { GlobeIcon, pathIcon, RoadIcon, type IconProps } from '@nolo/ui/icons.tsx';
import { FuelIcon, PhoneIcon, ShieldIcon } from '../rental/rental-icons.tsx';

type Icon = ComponentType<IconProps>;

const SnowIcon = pathIcon('M12 3v18M4.2 7.5l15.6 9m0-9-15.6 9M9.5 4.5 12 7l2.5-2.5m-5 15L12 17l2.5 2.5');

const icons: Record<InclusionText['about'], Icon> = {
  kilometres: RoadIcon,
  fuel: FuelIcon,
  damage: ShieldIcon,
  theft: ShieldIcon,
  third_party: ShieldIcon,
  winter: SnowIcon,
  roadside: PhoneIcon,
  abroad: GlobeIcon,
};

/** Kilometres and fuel, covers, help on the road, abroad. */
export function InclusionList({ inclusions }: { inclusions: Inclusions }) {
  const t = useTexts('inclusions');
  const language = useLanguage();
  return (
    <InclusionItems>
      {inclusionTexts({ t, language }, inclusions).map(({ about, title, text }) => (
        <InclusionItem key={about} Icon={icons[about]} title={title}>
          {text}
        </InclusionItem>
      ))}
    </InclusionItems>
  );
}

export function InclusionItems({ children }: { children: ReactNode }) {
  return <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">{children}</ul>;
}

type ItemProps = { Icon: Icon; title: string; children: ReactNode };

export function InclusionItem({ Icon, title, children }: ItemProps) {
  return (
    <li className="flex gap-3">
      <Icon className="text-primary-text mt-0.5 size-6" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-muted mt-0.5 text-sm">{children}</p>
      </div>
    </li>
  );
}
