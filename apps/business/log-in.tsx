import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallInput } from '@nolo/contract/endpoint.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { LogInPage } from '@nolo/portal/log-in-page.tsx';
import { api } from './api.ts';
import { DEVICE_LOCK, lockDevice } from './handover/device-store.ts';
import { finishLogOut, forgetLogOut } from './handover/log-out.ts';

/** Whoever was logged in is so no longer: their session is ended, and what they stored is locked before another begins. */
async function logIn(body: CallInput<BusinessApi['logInMember']>['body']) {
  await finishLogOut();
  return navigator.locks.request(DEVICE_LOCK, async () => {
    await lockDevice();
    const answer = await api.call('logInMember', { body });
    if (answer.next === 'in') forgetLogOut();
    return answer;
  });
}

export function LogIn() {
  const t = useTexts('portal');
  const counter = useTexts('counter');
  const isLoggedOut = useLoaderData<typeof finishLogOut>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener('online', () => void revalidate(), { signal: controller.signal });
    return () => controller.abort();
  }, [revalidate]);
  return (
    <LogInPage
      title={t('title')}
      notice={isLoggedOut ? undefined : counter('logged_out_offline')}
      logIn={logIn}
    />
  );
}
