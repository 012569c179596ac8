import { useState } from 'react';
import { messageOf } from '@nolo/contract/api-error.ts';
import { toast } from '@nolo/ui/toast-store.ts';
import { browserApi } from '../../../api/browser-api.ts';

/** Withdraws the change or extension of a booking that waits for its payment or its answer. */
export function useWithdrawal(id: string, onNews: () => void) {
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const send = async () => {
    setIsWithdrawing(true);
    try {
      const input = { params: { id } };
      toast.success((await browserApi.reply('withdrawAmendment', input, { isQuiet: true })).message);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setIsWithdrawing(false);
    onNews();
  };
  return { withdraw: () => void send(), isWithdrawing };
}
