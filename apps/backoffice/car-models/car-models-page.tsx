import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { ProposedModel } from '@nolo/contract/staff/car-models.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { api } from '../api.ts';
import { stepAction, useStep } from '../steps.ts';

export const loadCarModels = ({ request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffCarModels', undefined, { signal });

/** `model_id`: whose name the cars get; null: the name is accepted. */
type Step = { id: number; model_id: number | null };

export const settleCarModels = stepAction<Step>(({ id, ...body }) =>
  api.call('settleCarModel', { params: { id }, body }),
);

type ModelDecision = { model: ProposedModel; what: 'accept' | 'rename' };
type Ask = (asked: ModelDecision) => void;

/** What companies call models that the catalogue does not have: until somebody has looked, each name is the company's own. */
export function CarModelsPage() {
  const t = useTexts('work');
  const { models } = useLoaderData<typeof loadCarModels>();
  const [asked, setAsked] = useState<ModelDecision | null>(null);
  return (
    <>
      <title>{t('car_models')}</title>
      <h1 className="text-2xl">{t('car_models')}</h1>
      {models.length === 0 ? (
        <EmptyState title={t('car_models_none')} text={t('car_models_none_text')} />
      ) : (
        <ul className="border-line mt-4 border-t">
          {models.map((model) => (
            <ModelRow key={model.id} model={model} ask={setAsked} />
          ))}
        </ul>
      )}
      {asked && <ModelQuestion asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const nameOf = ({ make, name }: ProposedModel) => `${make} ${name}`;

function ModelRow({ model, ask }: { model: ProposedModel; ask: Ask }) {
  const t = useTexts('work');
  const { id, company, cars, accepted } = model;
  return (
    <li className="border-line grid items-center gap-x-6 gap-y-3 border-b py-4 desk:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p id={`model-${id}`} className="text-lg font-semibold break-words">
          {nameOf(model)}
        </p>
        <p className="text-muted break-words">
          {company.name}, {t('car_models_cars', { count: cars })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          className="min-h-12!"
          aria-describedby={`model-${id}`}
          onClick={() => ask({ model, what: 'accept' })}
        >
          {t('accept_model')}
        </Button>
        {accepted.length > 0 && (
          <Button
            variant="secondary"
            className="min-h-12!"
            aria-describedby={`model-${id}`}
            onClick={() => ask({ model, what: 'rename' })}
          >
            {t('rename_model')}
          </Button>
        )}
      </div>
    </li>
  );
}

function ModelQuestion({ asked: { model, what }, onClose }: { asked: ModelDecision; onClose: () => void }) {
  const t = useTexts('work');
  const common = useTexts('common');
  const { isBusy, error, take } = useStep(onClose);
  const { id, make, accepted } = model;
  const validation = useTexts('validation');
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const confirm = () => {
    if (what === 'rename' && chosen === '') setIsMissing(true);
    else take({ id, model_id: what === 'accept' ? null : Number(chosen) } satisfies Step);
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(`${what}_model_title`, { model: nameOf(model) })}
      text={
        <div className="grid gap-4">
          <p>{t(`${what}_model_text`)}</p>
          {what === 'rename' && (
            <SelectField
              label={t('model_of', { make })}
              placeholder=""
              error={isMissing && chosen === '' ? validation('choice_required') : undefined}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              options={accepted.map((one) => ({ value: String(one.id), label: one.name }))}
            />
          )}
          {error !== null && <Refusal error={error} />}
        </div>
      }
      confirmLabel={t(what === 'accept' ? 'accept_model' : 'give_name')}
      cancelLabel={common('cancel')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={confirm}
    />
  );
}
