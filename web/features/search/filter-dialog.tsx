import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Filters, type FilterProps } from './filters.tsx';
import type { CarList } from './load-car-list.ts';

type Props = FilterProps & { isOpen: boolean; onClose: () => void; list: CarList };

/** The filters on a telephone, and beside the map: a sheet whose button says what they leave. */
export function FilterDialog({ isOpen, onClose, list, ...filters }: Props) {
  const t = useTexts('search');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      shape="sheet"
      title={t('filters')}
      footer={
        // Never busy: a press while the cars are counted is a press all the same.
        <Button className="flex-1" onClick={onClose}>
          {list.isTotalExact ? t('show_cars', { count: list.total }) : t('show_cars_many')}
        </Button>
      }
    >
      <Filters {...filters} />
    </Dialog>
  );
}
