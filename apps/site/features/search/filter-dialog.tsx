import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { Filters, type FilterProps } from './filters.tsx';
import type { CarList } from './load-car-list.ts';
import type { ListProgress } from './use-list-navigation.ts';

type Props = FilterProps & { isOpen: boolean; onClose: () => void; list: CarList; progress: ListProgress };

/** The filters on a telephone, and beside the map: a sheet whose button says what they leave. */
export function FilterDialog({ isOpen, onClose, list, progress, ...filters }: Props) {
  const t = useTexts('search');
  // While other cars are on their way the old number would be a wrong one.
  const isCounted = list.isTotalExact && progress !== 'other';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      shape="sheet"
      title={t('filters')}
      footer={
        // Never busy: a press while the cars are counted is a press all the same.
        <Button className="flex-1" onClick={onClose}>
          {isCounted ? t('show_cars', { count: list.total }) : t('show_cars_many')}
        </Button>
      }
    >
      <Filters {...filters} />
    </Dialog>
  );
}
