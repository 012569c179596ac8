import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';
import { currentToasts, dismissToast, showFlash, subscribeToToasts, type Toast } from './toast-store.ts';

const none: readonly Toast[] = [];
const icons = { success: CheckIcon, info: InfoIcon, error: WarningIcon };

/**
 * Where toasts appear: at the top, because what is pressed next is at the bottom. The region is always there, so that a
 * screen reader announces what enters it.
 */
export function ToastRegion() {
  const t = useTexts('common');
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  useEffect(showFlash, []);
  return (
    <section
      aria-label={t('toast_region')}
      aria-live="polite"
      aria-relevant="additions"
      className="pointer-events-none desk:top-18 fixed inset-x-0 top-0 z-50 flex flex-col items-center gap-2 p-2"
    >
      {toasts.map((one) => (
        <ToastItem key={one.id} toast={one} />
      ))}
    </section>
  );
}

/** Waits while somebody points at it or is inside it: two seconds are short. */
function ToastItem({ toast }: { toast: Toast }) {
  const t = useTexts('common');
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toast.milliseconds);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);
  const ToneIcon = icons[toast.tone];
  return (
    <div
      role={toast.tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="bg-inverse text-on-inverse shadow-overlay rounded-control pointer-events-auto flex w-full max-w-md animate-[rise_0.2s_var(--ease-out)] items-center gap-3 py-1 pr-1 pl-4"
    >
      <ToneIcon className="size-5" />
      <p className="flex-1 py-2 text-sm font-medium">{toast.text}</p>
      <button
        type="button"
        aria-label={t('toast_dismiss')}
        onClick={() => dismissToast(toast.id)}
        className="rounded-control grid size-11 place-items-center outline-offset-0 focus-visible:outline-current"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
